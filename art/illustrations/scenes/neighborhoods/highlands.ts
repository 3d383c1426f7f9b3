import { stroke } from '../../paper/shapes.ts';
import { place } from '../../paper/sheet.ts';
import { bungalow } from '../../places/bungalow.ts';
import { downtown } from '../../places/downtown.ts';
import { highlandBridge } from '../../places/highland-bridge.ts';
import { snowfall } from '../../places/open-sky.ts';
import { bush, hills, spruce } from '../../places/trees.ts';
import { snowyAfternoon } from '../../places/hours.ts';
import { curb, parkedVan, skyAndRange } from './street.ts';

const bareTree = (height: number) =>
  stroke(
    `M0 0V${-height * 0.6}M0 ${-height * 0.3}L${height * 0.22} ${-height * 0.62}M0 ${-height * 0.36}L${-height * 0.24} ${-height * 0.7}M0 ${-height * 0.56}L${height * 0.08} ${-height}M0 ${-height * 0.5}L${-height * 0.08} ${-height * 0.92}M${height * 0.12} ${-height * 0.47}L${height * 0.3} ${-height * 0.56}`,
    '#4b3a5c',
    height * 0.035,
  );

/** A bungalow and the van, the Highland Bridge and downtown behind them in the snow. */
export function highlands(): string {
  return [
    skyAndRange(snowyAfternoon, [246, 318], 520),
    snowfall(1200, 560, 70, 3),
    place({ x: 60, y: 560, scale: 0.86 }, downtown('#7383ad', 0.5)),
    hills(1200, [560, 546, 562, 548, 562, 544], 760, '#cfd8e8', 3),
    place({ x: 250, y: 620, scale: 1 }, highlandBridge('#fffaf3')),
    hills(1200, [690, 676, 660, 668, 650, 640], 900, '#e8edf5', 3),
    place({ x: 1120, y: 690 }, spruce(260, ['#2f5b5e', '#4f7f80', '#dfe9ef'])),
    place({ x: 80, y: 700 }, bareTree(250)),
    curb(766, ['#f4f6fa', '#d3dbe9', '#66749b']),
    place(
      { x: 690, y: 770, scale: 0.72 },
      bungalow({ brick: '#96434b', roof: '#f7f8fc', trim: '#d9a184' }),
    ),
    place({ x: 660, y: 772 }, bush(90, '#f7f8fc')),
    place({ x: 1090, y: 772 }, bush(110, '#eef1f7')),
    parkedVan(560, 848, 0.64),
    snowfall(1200, 880, 46, 5.5),
  ].join('');
}
