import type { Point } from '@/ui/smooth-path';
import { DriveRings } from './drive-rings';
import { MapFlag } from './map-flag';
import { placeLabels } from './place-labels';
import { mapSize, type Place, toPoint } from './projection';
import terrain from './terrain.svg?no-inline';
import vanPin from './van-pin.svg?no-inline';

/** An area as the map shows it. */
type MappedArea = {
  readonly slug: string;
  readonly name: string;
  readonly center: Place;
  /** The usual drive, such as `5-10`; not known for areas outside every region. */
  readonly minutes?: string | undefined;
};

export type ServiceAreaMapProps = {
  areas: readonly MappedArea[];
  /** Where the van starts. */
  base: Place;
  /** The middle of the rings. */
  center: Place;
  /** Slugs of the areas that carry a flag. */
  active?: readonly string[];
  /** Called with the slug of the area that the pointer is on, or with nothing when it leaves. */
  onPoint?: (slug: string | undefined) => void;
  /** Shows the surroundings of one place instead of the whole area. */
  around?: Place | undefined;
  className?: string;
};

/**
 * Where the van drives: the foothills, the South Platte, two interstates, and rings of 25 and 40 minutes. The
 * names are links beside it, so screen readers hear one sentence here.
 */
export function ServiceAreaMap({
  areas,
  base,
  center,
  active = [],
  onPoint,
  around,
  className,
}: ServiceAreaMapProps) {
  const view = around ? cropAround(around) : { left: 0, top: 0, ...mapSize };
  const start = toPoint(base);
  const places = areas
    .map((area) => ({ ...area, point: toPoint(area.center) }))
    .filter(({ point }) => isIn(view, point));
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Drawn map of our service area: foothills in the west, Denver in the middle, rings of 25 and 40 minutes."
      className={className}
    >
      <image href={terrain} {...mapSize} />
      <DriveRings center={center} />
      <Names
        places={places}
        fontSize={around ? 17 : 20}
        className={around ? '' : 'max-sm:hidden'}
      />
      {around ? null : <Names places={places} fontSize={36} className="sm:hidden" />}
      {places.map(({ slug, point }) => (
        <g
          key={slug}
          onPointerEnter={() => onPoint?.(slug)}
          onPointerLeave={() => onPoint?.(undefined)}
        >
          <circle cx={point.x} cy={point.y} r="24" className="fill-transparent" />
          <circle
            cx={point.x}
            cy={point.y}
            r="6"
            className="fill-dusk stroke-[#fdf6ec]"
            strokeWidth="2.5"
          />
        </g>
      ))}
      <image href={vanPin} x={start.x - 27} y={start.y - 74} width="54" height="80" />
      {places
        .filter(({ slug }) => active.includes(slug))
        .map(({ slug, ...place }) => (
          <g key={slug} className="pointer-events-none" aria-hidden>
            <MapFlag {...place} scale={1.7} className="sm:hidden" />
            <MapFlag {...place} scale={1} className="max-sm:hidden" />
          </g>
        ))}
    </svg>
  );
}

type NamesProps = {
  places: readonly { readonly name: string; readonly point: Point }[];
  fontSize: number;
  className: string;
};

function Names({ places, fontSize, className }: NamesProps) {
  return (
    <g className={className} fontSize={fontSize} fontWeight="600" strokeLinejoin="round">
      {placeLabels(places, fontSize, mapSize.width).map(({ name, x, y, anchor }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor={anchor}
          className="fill-dusk stroke-[#fdf6ec] [paint-order:stroke]"
          strokeWidth={fontSize / 4}
        >
          {`${name} `}
        </text>
      ))}
    </g>
  );
}

type View = { left: number; top: number; width: number; height: number };

/** A part of the map that is half as high, kept within its edges. */
function cropAround(place: Place): View {
  const { x, y } = toPoint(place);
  const [width, height] = [900, 420];
  const left = Math.min(Math.max(x - width / 2, 0), mapSize.width - width);
  const top = Math.min(Math.max(y - height / 2, 0), mapSize.height - height);
  return { left, top, width, height };
}

function isIn({ left, top, width, height }: View, { x, y }: Point): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}
