import { DriveRings, ringNames } from './drive-rings';
import { type Coordinates, mapSize, toPoint } from './projection';
import terrain from './terrain.svg?no-inline';
import vanPin from './van-pin.svg?no-inline';
import type { serviceAreaMap } from '@/content/locations/mapped-areas';
import type { Point } from '@/ui/marks/smooth-path';

type ServiceAreaMapProps = typeof serviceAreaMap & {
  /** Slug of the area that stands out. */
  active?: string | undefined;
  /** Called with the slug under the pointer, or undefined when it leaves. */
  onPoint?: (slug: string | undefined) => void;
  around?: Coordinates | undefined;
  className?: string;
};

/** The names are links beside the map, so screen readers get one sentence here. */
export function ServiceAreaMap({ active = '', onPoint, around, ...props }: ServiceAreaMapProps) {
  const view = around ? cropAround(around) : wholeMap;
  const start = toPoint(props.base);
  const areas = props.areas.map((area) => ({ ...area, point: toPoint(area.center) }));
  const places: readonly Place[] = [...ringNames(props.center), ...areas];
  const caption = areas.filter(({ slug }) => slug === active).map(toCaption);
  const seenNames = (size: number, ...seen: readonly [number, number]) =>
    places.filter((place) => place.slug === active || isSeen(place, size, view, seen));
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      preserveAspectRatio={`${view.side}YMid slice`}
      role="img"
      aria-label="Drawn map of our service area: foothills in the west, Denver in the middle, rings of 25 and 40 minutes."
      className={props.className}
    >
      <image href={terrain} {...mapSize} />
      <DriveRings center={props.center} />
      {areas.map(({ slug, point }) => (
        <circle
          key={slug}
          cx={point.x}
          cy={point.y}
          r="24"
          className="fill-transparent"
          onPointerEnter={() => onPoint?.(slug)}
          onPointerLeave={() => onPoint?.(undefined)}
        />
      ))}
      <image href={vanPin} x={start.x - 27} y={start.y - 74} width="54" height="80" />
      {/* On phones the letters are larger, or less of the map is shown. */}
      <Names
        active={active}
        size={around ? 20 : 36}
        places={
          around
            ? seenNames(20, 440, 400)
            : [...places.filter(({ isCrowded }) => !isCrowded), ...caption]
        }
        className="sm:hidden"
      />
      <Names
        active={active}
        size={around ? 17 : 22}
        places={around ? seenNames(17, 600, 360) : [...places, ...caption]}
        className="max-sm:hidden"
      />
    </svg>
  );
}

type Place = {
  readonly name: string;
  readonly point: Point;
  readonly nameSide: keyof typeof offsets;
  /** Only areas have one, and a dot. */
  readonly slug?: string;
  readonly isCrowded?: true;
};

const offsets = {
  right: { dx: '.65em', dy: '.33em', textAnchor: 'start' },
  left: { dx: '-.65em', dy: '.33em', textAnchor: 'end' },
  above: { dy: '-.65em', textAnchor: 'middle' },
  below: { dy: '1.35em', textAnchor: 'middle' },
  on: { textAnchor: 'middle' },
} as const;

/** Stands above the names of the whole map. */
function toCaption({ name, minutes }: { name: string; minutes: string }): Place {
  return { name: `${name}, about ${minutes} min`, point: { x: 500, y: 130 }, nameSide: 'on' };
}

type NamesProps = {
  active: string;
  size: number;
  places: readonly Place[];
  className: string;
};

function Names({ active, size, places, className }: NamesProps) {
  return (
    <g
      className={`pointer-events-none stroke-[#fdf6ec] [paint-order:stroke] ${className}`}
      fontSize={size}
      fontWeight="600"
      strokeLinejoin="round"
      strokeWidth=".25em"
    >
      {places.map(({ name, point: { x, y }, nameSide, slug }) => {
        const isActive = slug === active;
        return (
          <g key={name} className={!slug || isActive ? 'fill-rose' : 'fill-dusk'}>
            {slug ? (
              <circle
                cx={x}
                cy={y}
                r={isActive ? 9 : 7}
                strokeWidth="3"
                className={isActive ? 'fill-copper' : undefined}
              />
            ) : null}
            <text x={x} y={y} {...offsets[nameSide]} fontWeight={isActive ? 800 : undefined}>
              {`${name} `}
            </text>
          </g>
        );
      })}
    </g>
  );
}

type View = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** A screen that is too narrow for the whole view looks here. */
  side: 'xMin' | 'xMid' | 'xMax';
};

const wholeMap: View = { left: 0, top: 0, ...mapSize, side: 'xMid' };

function cropAround(center: Coordinates): View {
  const { x, y } = toPoint(center);
  const [width, height] = [900, 420];
  const left = Math.min(Math.max(x - width / 2, 0), mapSize.width - width);
  const top = Math.min(Math.max(y - height / 2, 0), mapSize.height - height);
  const third = Math.floor((3 * (x - left)) / width);
  return { left, top, width, height, side: third < 1 ? 'xMin' : third > 1 ? 'xMax' : 'xMid' };
}

/** Says whether a name is within the part of a crop (`seen`, its width and height) that every screen shows. */
function isSeen(
  { name, point: { x, y }, nameSide }: Place,
  size: number,
  { left, top, width, height, side }: View,
  seen: readonly [number, number],
): boolean {
  // Figtree semibold
  const half = name.length * 0.28 * size;
  const aside = half + 0.65 * size;
  const dx = { right: aside, left: -aside, above: 0, below: 0, on: 0 }[nameSide];
  const dy = { right: 0, left: 0, above: -size, below: size, on: 0 }[nameSide];
  const inset = seen[0] / 2 + 10;
  const seenMiddle = left + { xMin: inset, xMid: width / 2, xMax: width - inset }[side];
  return (
    Math.abs(x + dx - seenMiddle) + half < seen[0] / 2 &&
    Math.abs(y + dy - top - height / 2) + size < seen[1] / 2
  );
}
