"""All pictures as one sheet: contact-sheet.webp. First the rendered ones, then the drawn."""
import glob
import json
import os

from PIL import Image, ImageOps

ART = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.join(ART, '..', 'src/content')
CELL, PER_ROW, GAP = 200, 10, 6


def rendered():
    """Files in the order of order.json, before beside after."""
    with open(os.path.join(ART, 'order.json')) as file:
        names = json.load(file)
    for name in names:
        with open(os.path.join(ART, 'pets', f'{name}.json')) as file:
            record = json.load(file)
        for shot in record['pictures']:
            for state in shot.get('states', ['after']):
                path = os.path.join(CONTENT, shot['file'].replace('STATE', state) + '.webp')
                if os.path.exists(path):
                    yield path


def drawn(others):
    """Every other master of the site, by name."""
    masters = glob.glob(os.path.join(CONTENT, '**/photos/*.webp'), recursive=True)
    known = {os.path.realpath(path) for path in others}
    return sorted(path for path in masters if os.path.realpath(path) not in known)


def main():
    paths = list(rendered())
    paths += drawn(paths)
    rows = -(-len(paths) // PER_ROW)
    step = CELL + GAP
    sheet = Image.new('RGB', (PER_ROW * step + GAP, rows * step + GAP), '#fbf7f1')
    for i, path in enumerate(paths):
        picture = ImageOps.fit(Image.open(path).convert('RGBA'), (CELL, CELL), Image.LANCZOS)
        sheet.paste(picture, (GAP + i % PER_ROW * step, GAP + i // PER_ROW * step), picture)
    sheet.save(os.path.join(ART, 'contact-sheet.webp'), 'WEBP', quality=82, method=6)


main()
