"""All rendered pictures as one sheet: contact-sheet.webp."""
import json
import os

from PIL import Image

ART = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.join(ART, '..', 'src/content')
CELL, PER_ROW, GAP = 200, 10, 6


def pictures():
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


def main():
    paths = list(pictures())
    rows = -(-len(paths) // PER_ROW)
    step = CELL + GAP
    sheet = Image.new('RGB', (PER_ROW * step + GAP, rows * step + GAP), '#fbf7f1')
    for i, path in enumerate(paths):
        picture = Image.open(path).convert('RGBA').resize((CELL, CELL), Image.LANCZOS)
        sheet.paste(picture, (GAP + i % PER_ROW * step, GAP + i // PER_ROW * step), picture)
    sheet.save(os.path.join(ART, 'contact-sheet.webp'), 'WEBP', quality=82, method=6)


main()
