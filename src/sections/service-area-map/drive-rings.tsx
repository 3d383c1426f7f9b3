import { type Coordinates, pointAt } from './projection';
import { smoothPath } from '@/ui/marks/smooth-path';

// Miles at every 22.5 degrees from north, for 25 minutes: farther along the interstates. The zones of the
// ZIP check are 8 and 15 miles.
const reach25 = [8.7, 7.6, 8.1, 7.5, 8.6, 7.2, 8.4, 7.8, 7.9, 7, 7.8, 7.2, 8.7, 7.5, 8, 7.4];
const reach40 = reach25.map((miles) => miles * (15 / 8));

/** 25 and 40 minutes of driving: beyond the inner ring a travel fee is possible. */
export function DriveRings({ center }: { center: Coordinates }) {
  const ring = (reach: readonly number[]) =>
    smoothPath(
      reach.map((miles, index) => pointAt(center, index * 22.5, miles)),
      true,
    );
  return (
    <g className="stroke-copper" strokeWidth="2.5">
      <path
        d={ring(reach40)}
        className="fill-copper/7"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d={ring(reach25)} className="fill-copper/9" />
    </g>
  );
}

/** Stands at the south of each ring, where few names are. */
export function ringNames(center: Coordinates) {
  return [
    { name: '25 min', point: pointAt(center, 180, 8.1), nameSide: 'on' },
    { name: '40 min', point: pointAt(center, 180, 15), nameSide: 'on' },
  ] as const;
}
