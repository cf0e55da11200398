#!/usr/bin/env python3
"""Compares the JSON documents that a program writes with their schema.

    check_json.py --schema SCHEMA [--page PAGE]... PROGRAM [ARGUMENT]...

The program writes one document on each line. Every one must be as the schema says, and every form must be there. Then
the schema is tested with documents that are spoilt: without a member, with a member too many, with a value of another
type. A piece of JSON on a page, between ```json and ```, must stand somewhere in the documents.
"""
import argparse
import collections
import copy
import json
import pathlib
import subprocess
import sys

SKIPPED = 77
FORMS = ["rules", "position", "answers", "events", "record"]


def without_doubles(members):
    """An object, in which no member may be said twice."""
    names = [name for name, _ in members]
    if len(set(names)) != len(names):
        sys.exit(f"a member is said twice: {names}")
    return dict(members)


def documents_of(command):
    written = subprocess.run(command, capture_output=True, text=True)
    if written.returncode != 0:
        sys.exit(f"{' '.join(command)} returned {written.returncode}\n{written.stderr}")
    return [json.loads(line, object_pairs_hook=without_doubles) for line in written.stdout.splitlines()]


def places_in(value, path=()):
    """The paths to all objects and lists in a document."""
    if isinstance(value, dict):
        yield path
        for name, member in value.items():
            yield from places_in(member, (*path, name))
    elif isinstance(value, list):
        yield path
        # Elements of a list are alike; the first and the last will do.
        for index in {0, len(value) - 1} if value else ():
            yield from places_in(value[index], (*path, index))


def at(value, path):
    for step in path:
        value = value[step]
    return value


def is_open(value, path):
    """Whether it is what a module brings and may tell anything: an event, or what the module remembers."""
    return path[:1] == ("state",) or "event" in value and value["event"] not in CORE_EVENTS


def spoilt(document):
    """The document with one thing wrong in it, for each thing that can be wrong, with what it is."""
    for path in places_in(document):
        value = at(document, path)
        if not isinstance(value, dict) or is_open(value, path):
            continue
        place = "/".join(map(str, path))
        changed = copy.deepcopy(document)
        at(changed, path)["unknown"] = 1
        yield f"a member too many at /{place}", changed
        for name, member in value.items():
            changed = copy.deepcopy(document)
            del at(changed, path)[name]
            yield f"no member {name} at /{place}", changed
            changed = copy.deepcopy(document)
            at(changed, path)[name] = 0.5
            yield f"another type of {name} at /{place}", changed


def remembering(jsonschema):
    """A validator that looks only once at what is the same in many documents, such as a tile that lies where it lay."""
    look = jsonschema.Draft202012Validator.VALIDATORS["$ref"]
    sound = set()

    def look_once(validator, reference, instance, schema):
        # A whole document is never the same again, and of one that is wrong the first fault is enough.
        if not isinstance(instance, dict) or "form" in instance:
            yield from look(validator, reference, instance, schema)
            return
        key = (reference, json.dumps(instance))
        if key not in sound:
            error = next(iter(look(validator, reference, instance, schema) or ()), None)
            if error is None:
                sound.add(key)
            else:
                yield error

    return jsonschema.validators.extend(jsonschema.Draft202012Validator, {"$ref": look_once})


def check_documents(validator, documents):
    wrong = 0
    forms = collections.Counter()
    for number, document in enumerate(documents, 1):
        forms[document.get("form")] += 1
        if not validator.is_valid(document):
            wrong += 1
            if wrong <= 5:
                form = document.get("form")
                definition = {"$ref": f"#/$defs/{form}", "$defs": validator.schema["$defs"]}
                error = next(validator.evolve(schema=definition).iter_errors(document), None)
                where = "/".join(map(str, error.absolute_path)) if error else ""
                print(f"document {number} ({form}): /{where}: {error.message[:300] if error else 'no known form'}")
    missing = [form for form in FORMS if forms[form] == 0]
    if missing:
        print(f"no document of the form {', '.join(missing)} was written")
    print(f"{len(documents)} documents ({', '.join(f'{forms[form]} {form}' for form in FORMS)}), {wrong} wrong")
    return wrong + len(missing)


def check_spoilt(validator, documents):
    """Of each form two documents that are neither long nor short."""
    count = accepted = 0
    for form in FORMS:
        mine = sorted((d for d in documents if d.get("form") == form), key=lambda d: len(json.dumps(d)))
        for document in mine[len(mine) // 6 : len(mine) // 6 + 1] + mine[len(mine) // 2 : len(mine) // 2 + 1]:
            for what, changed in spoilt(document):
                count += 1
                if validator.is_valid(changed):
                    accepted += 1
                    print(f"the schema accepts a {form} document with a fault: {what}")
    print(f"{count} spoilt documents, {accepted} accepted")
    return accepted + (1 if count < 100 else 0)


def values_in(value):
    yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from values_in(inner)


def check_pages(pages, documents):
    """What pages show as JSON stands in a document."""
    count = wrong = 0
    known = {json.dumps(value, sort_keys=True) for document in documents for value in values_in(document)} if pages else set()
    for page in pages:
        start = None
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip() == "```json":
                start, piece = number, []
            elif line.strip() == "```" and start is not None:
                count += 1
                if json.dumps(json.loads("\n".join(piece)), sort_keys=True) not in known:
                    wrong += 1
                    print(f"{page}:{start}: no document says this")
                start = None
            elif start is not None:
                piece.append(line)
    if pages:
        print(f"{count} pieces of JSON on pages, {wrong} wrong")
    return wrong + (1 if pages and count == 0 else 0)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--schema", required=True, type=pathlib.Path)
    arguments.add_argument("--page", action="append", default=[], type=pathlib.Path)
    arguments.add_argument("command", nargs=argparse.REMAINDER)
    options = arguments.parse_args()
    try:
        import jsonschema
    except ImportError:
        print("SKIPPED: python3-jsonschema is missing, the JSON documents are NOT compared with their schema")
        return SKIPPED

    schema = json.loads(options.schema.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = remembering(jsonschema)(schema)
    CORE_EVENTS.update(schema["$defs"]["module_event"]["properties"]["event"]["not"]["enum"])
    documents = documents_of(options.command)
    faults = check_documents(validator, documents) + check_spoilt(validator, documents)
    return 1 if faults + check_pages(options.page, documents) else 0


CORE_EVENTS = set()

if __name__ == "__main__":
    sys.exit(main())
