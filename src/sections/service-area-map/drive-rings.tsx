import { smoothPath } from '@/ui/smooth-path';
import { type Place, pointAt } from './projection';

// Miles at every 22.5 degrees from north, for 25 minutes: farther along the interstates. The zones of the
// ZIP check are 8 and 15 miles.
const reach25 = [8.7, 7.6, 8.1, 7.5, 8.6, 7.2, 8.4, 7.8, 7.9, 7, 7.8, 7.2, 8.7, 7.5, 8, 7.4];
const reach40 = reach25.map((miles) => miles * (15 / 8));

/** How far the van drives in 25 and in 40 minutes: beyond the inner ring a travel fee is possible. */
export function DriveRings({ center }: { center: Place }) {
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
      <RingName center={center} miles={7.9}>
        25 min
      </RingName>
      <RingName center={center} miles={14.4}>
        40 min
      </RingName>
    </g>
  );
}

function RingName({ center, miles, children }: { center: Place; miles: number; children: string }) {
  const { x, y } = pointAt(center, 118, miles);
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      className="fill-accent-deep stroke-[#fdf6ec] text-[34px] font-semibold [paint-order:stroke] sm:text-[19px]"
      strokeWidth="8"
      strokeLinejoin="round"
    >
      {`${children} `}
    </text>
  );
}
