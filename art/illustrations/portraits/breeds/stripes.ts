import { piece, sheet } from '../../paper/sheet.ts';
import type { Figure } from '../bodies.ts';
import type { Kit } from '../kit.ts';

/** A slim stripe from one place to another on the head. */
function stripe(
  kit: Kit,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  wide: number,
  color: string,
  z = 80,
): string {
  const [ax, ay] = kit.spot(x0, y0, z);
  const [bx, by] = kit.spot(x1, y1, z);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [((by - ay) / length) * wide, ((ax - bx) / length) * wide];
  const [mx, my] = [(ax * 2 + bx) / 3, (ay * 2 + by) / 3];
  return piece(
    `M${ax} ${ay}Q${mx + nx} ${my + ny} ${bx} ${by}Q${mx - nx} ${my - ny} ${ax} ${ay}Z`,
    kit.tone(color),
  );
}

/** The marks on a tabby's brow and cheeks. */
export const headStripes = (kit: Kit, color: string) =>
  sheet(
    1,
    (
      [
        [0, -182, 0, -84],
        [-36, -176, -30, -92],
        [36, -176, 30, -92],
      ] as const
    )
      .map((way) => stripe(kit, way, 17, color, 90))
      .join(''),
    ([1, -1] as const)
      .flatMap((side) => [
        stripe(kit, [side * 78, -166, side * 66, -100], 13, color, 70),
        stripe(kit, [side * 192, 0, side * 122, 14], 13, color, 40),
        stripe(kit, [side * 190, 48, side * 118, 48], 13, color, 40),
        stripe(kit, [side * 168, 98, side * 110, 82], 11, color, 40),
      ])
      .join(''),
  );

/** Bars from the flanks inward, within the outline of the body. */
export const bodyStripes = (kit: Kit, color: string, { shoulder, base }: Figure, body: string) =>
  `<clipPath id="striped"><path d="${body}"/></clipPath><g clip-path="url(#striped)">${sheet(
    1,
    [150, 240, 330, 420, 510]
      .flatMap((y, i) => {
        const half = (i < 2 ? shoulder : base) * (1.08 + i * 0.012);
        return ([1, -1] as const).map((side) =>
          piece(
            `M${side * half} ${y}Q${side * half * 0.8} ${y - 6} ${side * half * 0.58} ${y + 46}Q${side * half * 0.82} ${y + 52} ${side * half} ${y + 54}Z`,
            kit.tone(color),
          ),
        );
      })
      .join(''),
  )}</g>`;
