import type { Point } from '@/ui/smooth-path';
import { mapSize } from './projection';

type MapFlagProps = {
  point: Point;
  name: string;
  minutes?: string | undefined;
  /** Larger where the map is drawn small. */
  scale: number;
  className: string;
};

/** A paper flag on a pole: the area that is pointed at, and the usual drive. */
export function MapFlag({ point: { x, y }, name, minutes, scale, className }: MapFlagProps) {
  const drive = minutes ? `about ${minutes} min` : undefined;
  const width = Math.max(name.length * 15.5, (drive?.length ?? 0) * 12) + 36;
  const height = drive ? 76 : 48;
  const left = Math.min(x, mapSize.width - width * scale - 8);
  const top = Math.max(y - (34 + height) * scale, 8);
  return (
    <g className={className}>
      <path d={`M${x} ${y}V${top}`} className="stroke-dusk" strokeWidth="4" strokeLinecap="round" />
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <path
          d={`M4 6h${width}l-16 ${height / 2}l16 ${height / 2}h${-width}Z`}
          className="fill-dusk/20"
        />
        <path
          d={`M0 0h${width}l-16 ${height / 2}l16 ${height / 2}h${-width}Z`}
          className="fill-card"
        />
        <text x="16" y="33" className="fill-dusk text-[27px] font-semibold">
          {name}
        </text>
        {drive ? (
          <text x="16" y="62" className="fill-accent-deep text-[22px] font-semibold tabular-nums">
            {drive}
          </text>
        ) : null}
      </g>
      <circle cx={x} cy={y} r="9" className="fill-copper stroke-white" strokeWidth="3" />
    </g>
  );
}
