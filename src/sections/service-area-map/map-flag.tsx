import type { Box } from './area-labels';
import type { Point } from '@/ui/marks/smooth-path';

type Flag = {
  readonly point: Point;
  readonly name: string;
  readonly minutes?: string | undefined;
};

type MapFlagProps = {
  flag: Flag;
  scale: number;
  /** The flag stays within this part of the map. */
  seen: Box;
  className: string;
};

export function MapFlag({ flag, scale, seen, className }: MapFlagProps) {
  const { name, point } = flag;
  const { x, y } = point;
  const drive = driveWords(flag);
  const { width, height } = flagSize(flag);
  const { left, top } = flagBox(flag, scale, seen);
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
          {`${name} `}
        </text>
        {drive ? (
          <text x="16" y="62" className="fill-rose text-[22px] font-semibold tabular-nums">
            {`${drive} `}
          </text>
        ) : null}
      </g>
      <circle cx={x} cy={y} r="9" className="fill-copper stroke-white" strokeWidth="3" />
    </g>
  );
}

export function flagBox(flag: Flag, scale: number, seen: Box): Box {
  const { x, y } = flag.point;
  const { width, height } = flagSize(flag);
  const left = Math.min(x, seen.right - width * scale);
  const top = Math.max(y - (34 + height) * scale, seen.top);
  return { left, top, right: left + width * scale, bottom: top + height * scale };
}

function flagSize(flag: Flag) {
  const drive = driveWords(flag);
  return {
    width: Math.max(flag.name.length * 15.5, (drive?.length ?? 0) * 12) + 36,
    height: drive ? 76 : 48,
  };
}

function driveWords({ minutes }: Flag): string | undefined {
  return minutes ? `about ${minutes} min` : undefined;
}
