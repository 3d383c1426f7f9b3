"""Renders pictures of pets: see README.md, or `art/render --help`."""
import argparse
import json
import os
import sys
import time

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ART)

from picture import make  # noqa: E402
from PIL import Image  # noqa: E402


def merged(base, change):
    """Nested dictionaries: what the change names replaces what was there."""
    if not (isinstance(base, dict) and isinstance(change, dict)):
        return change
    return {**base, **{k: merged(base[k], v) if k in base else v for k, v in change.items()}}


def read(folder, name):
    """A record of data; what it is 'like' (a breed or another pet) fills in the rest."""
    with open(os.path.join(ART, folder, f'{name}.json')) as file:
        record = json.load(file)
    if 'like' not in record:
        return record
    breed = os.path.exists(os.path.join(ART, 'breeds', f"{record['like']}.json"))
    return merged(read('breeds' if breed else 'pets', record['like']), record)


def save(picture, path, quality=86):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image = Image.fromarray((picture * 255 + 0.5).astype('uint8'), 'RGBA' if picture.shape[2] == 4 else 'RGB')
    image.save(path, 'WEBP', quality=quality, method=6) if path.endswith('.webp') else image.save(path)


def arguments():
    parser = argparse.ArgumentParser(prog='art/render')
    parser.add_argument('pet', nargs='?', help='a file of art/pets, without .json')
    parser.add_argument('state', nargs='?', choices=['before', 'after'])
    parser.add_argument('--all', action='store_true', help='every picture that is missing or older than its data')
    parser.add_argument('--preview', metavar='FILE', help='a small quick PNG instead of the master')
    parser.add_argument('--size', type=int)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])


def shots(pet):
    """Every picture of a pet: its record with the shot's changes, and the file it goes to."""
    for shot in pet['pictures']:
        for state in shot.get('states', ['after']):
            path = os.path.join(ART, '..', 'src/content', shot['file'].replace('STATE', state) + '.webp')
            yield merged(pet, shot), state, os.path.normpath(path)


def stale(name, path):
    """A picture is up to date when it is newer than the pet's file."""
    return not os.path.exists(path) or os.path.getmtime(path) < os.path.getmtime(os.path.join(ART, 'pets', f'{name}.json'))


def queue(options):
    names = [options.pet] if options.pet else read('.', 'order')
    for name in names:
        for record, state, path in shots(read('pets', name)):
            if options.all and not stale(name, path) or options.state not in (None, state):
                continue
            yield name, record, state, path


def main():
    options = arguments()
    for name, record, state, path in queue(options):
        start = time.time()
        picture = make(record, state, options.size, preview=bool(options.preview))
        save(picture, options.preview.replace('STATE', state) if options.preview else path, record.get('quality', 82))
        print(f'{name} {state} {time.time() - start:.0f} s', flush=True)
        if options.preview and options.state:
            break


main()
