import { expect, test } from 'vitest';
import { areaLabels, labelBox } from './area-labels';

const view = { left: 0, right: 400, top: 0, bottom: 400 };
const denver = { name: 'Denver', point: { x: 200, y: 200 } };

test('a name stands right of its dot, or left of it if the van is there', () => {
  const [free] = areaLabels([denver], { view, taken: [], size: 20 });
  expect(free).toMatchObject({ anchor: 'start', x: 213 });
  const van = { left: 205, right: 260, top: 150, bottom: 210 };
  const [moved] = areaLabels([denver], { view, taken: [van], size: 20 });
  expect(moved?.anchor).toBe('end');
});

test('a name that the edge of the map would cut moves, or is left out', () => {
  const edge = { name: 'Aurora', point: { x: 390, y: 200 } };
  const [moved] = areaLabels([edge], { view, taken: [], size: 20 });
  expect(moved?.anchor).toBe('end');
  expect(
    areaLabels([edge], { view: { ...view, right: 385, left: 330 }, taken: [], size: 20 }),
  ).toEqual([]);
});

test('a name avoids the name of a ring', () => {
  const ring = labelBox('25 min', { x: 250, y: 206 }, 20);
  const [label] = areaLabels([denver], { view, taken: [ring], size: 20 });
  expect(label?.anchor).toBe('end');
});
