import { place } from '../../paper/sheet.ts';
import { bungalow } from '../../places/bungalow.ts';
import { downtown } from '../../places/downtown.ts';
import { highlandBridge } from '../../places/highland-bridge.ts';
import { bush, hills, maple, spruce } from '../../places/trees.ts';
import { curb, evening, leaves, parkedVan } from './evening-street.ts';

/** A bungalow and the van, the Highland Bridge and downtown behind them. */
export function highlands(): string {
  return [
    evening(246, 318, [830, 290], 520),
    place({ x: 60, y: 560, scale: 0.86 }, downtown('#4b2448')),
    hills(1200, [560, 546, 562, 548, 562, 544], 760, '#35204a', 3),
    place({ x: 250, y: 620, scale: 1 }, highlandBridge()),
    hills(1200, [690, 676, 660, 668, 650, 640], 900, '#2b3b45', 3),
    place({ x: 1120, y: 690 }, spruce(260)),
    place({ x: 80, y: 700 }, maple(230, leaves)),
    curb(766),
    place({ x: 690, y: 770, scale: 0.72 }, bungalow({ brick: '#7a3552' })),
    place({ x: 660, y: 772 }, bush(90, '#1f4340')),
    place({ x: 1090, y: 772 }, bush(110, '#1f4340')),
    parkedVan(560, 848, 0.64),
  ].join('');
}
