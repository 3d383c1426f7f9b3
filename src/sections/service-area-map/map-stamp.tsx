import { DriveRings } from './drive-rings';
import { type Coordinates, mapSize, toPoint } from './projection';
import terrain from './terrain.svg?no-inline';

const side = 300;

type MapStampProps = {
  point: Coordinates;
  center: Coordinates;
  className: string;
};

export function MapStamp({ point, center, className }: MapStampProps) {
  const { x, y } = toPoint(point);
  const left = Math.min(Math.max(x - side / 2, 0), mapSize.width - side);
  const top = Math.min(Math.max(y - side / 2, 0), mapSize.height - side);
  return (
    <svg viewBox={`${left} ${top} ${side} ${side}`} aria-hidden className={className}>
      <image href={terrain} {...mapSize} />
      <DriveRings center={center} />
      <path d={`M${x} ${y}v-96`} className="stroke-dusk" strokeWidth="8" strokeLinecap="round" />
      <path
        d={`M${x} ${y - 98}h92l-20 26 20 26h-92z`}
        className="fill-accent stroke-dusk"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="14" className="fill-paper stroke-dusk" strokeWidth="7" />
    </svg>
  );
}
