import { type Box, areaLabels, boxAround, isWithin, labelBox } from './area-labels';
import { DriveRings, ringNames } from './drive-rings';
import { MapFlag, flagBox } from './map-flag';
import { type Coordinates, mapSize, toPoint } from './projection';
import terrain from './terrain.svg?no-inline';
import vanPin from './van-pin.svg?no-inline';
import type { serviceAreaMap } from '@/content/locations/mapped-areas';
import type { Point } from '@/ui/marks/smooth-path';

type ServiceAreaMapProps = typeof serviceAreaMap & {
  /** Slug of the area with a flag. */
  active?: string | undefined;
  /** Called with the slug under the pointer, or undefined when it leaves. */
  onPoint?: (slug: string | undefined) => void;
  around?: Coordinates | undefined;
  className?: string;
};

/** The names are links beside the map, so screen readers get one sentence here. */
export function ServiceAreaMap({
  areas,
  base,
  center,
  active,
  onPoint,
  around,
  className,
}: ServiceAreaMapProps) {
  const view = around ? cropAround(around) : wholeMap;
  const start = toPoint(base);
  const mappedAreas = areas
    .map((area) => ({ ...area, point: toPoint(area.center) }))
    .filter(({ point }) => isIn(view, point));
  const flags = mappedAreas.filter(({ slug }) => slug === active);
  const names = { mappedAreas, rings: ringNames(center), start, flags: around ? flags : [] };
  // On phones the letters are larger, or less of the map is shown.
  const [narrow, wide] = around
    ? [
        { fontSize: 20, scale: 0.9, seen: seenBox(view, 290, 400) },
        { fontSize: 17, scale: 0.9, seen: seenBox(view, 570, 311) },
      ]
    : [
        {
          fontSize: 36,
          scale: 1.7,
          seen: seenBox(view, mapSize.width - 20, mapSize.height - 20),
        },
        { fontSize: 22, scale: 1, seen: seenBox(view, mapSize.width - 110, mapSize.height - 60) },
      ];
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      preserveAspectRatio={`${view.side}YMid slice`}
      role="img"
      aria-label="Drawn map of our service area: foothills in the west, Denver in the middle, rings of 25 and 40 minutes."
      className={className}
    >
      <image href={terrain} {...mapSize} />
      <DriveRings center={center} />
      <Names {...names} {...narrow} className="sm:hidden" />
      <Names {...names} {...wide} className="max-sm:hidden" />
      {mappedAreas.map(({ slug, point }) => (
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
      {flags.map((flag) => (
        <g key={flag.slug} className="pointer-events-none" aria-hidden>
          <MapFlag flag={flag} {...narrow} className="sm:hidden" />
          <MapFlag flag={flag} {...wide} className="max-sm:hidden" />
        </g>
      ))}
    </svg>
  );
}

type NamesProps = {
  mappedAreas: readonly { readonly name: string; readonly point: Point }[];
  rings: ReturnType<typeof ringNames>;
  start: Point;
  flags: readonly { readonly name: string; readonly point: Point }[];
  fontSize: number;
  scale: number;
  seen: Box;
  className: string;
};

/** Without the areas whose names have no room. */
function Names({ mappedAreas, rings, start, flags, fontSize, scale, seen, className }: NamesProps) {
  const van = { left: start.x - 27, right: start.x + 27, top: start.y - 74, bottom: start.y + 6 };
  const seenRings = rings.filter(({ name, ...point }) =>
    isWithin(labelBox(name, point, fontSize), seen),
  );
  const unflagged = mappedAreas.filter(({ name }) => !flags.some((flag) => flag.name === name));
  const labels = areaLabels(unflagged, {
    view: seen,
    taken: [
      van,
      ...seenRings.map(({ name, ...point }) => labelBox(name, point, fontSize)),
      ...flags.flatMap((flag) => {
        const box = flagBox(flag, scale, seen);
        const pole = { ...boxAround(flag.point.x, flag.point.y, 10), top: box.top };
        return [box, pole];
      }),
    ],
    size: fontSize,
  });
  return (
    <g
      className={`pointer-events-none stroke-[#fdf6ec] [paint-order:stroke] ${className}`}
      fontSize={fontSize}
      fontWeight="600"
      strokeLinejoin="round"
    >
      {unflagged
        .filter(({ name }) => labels.some((label) => label.name === name))
        .map(({ name, point }) => (
          <circle
            key={name}
            cx={point.x}
            cy={point.y}
            r="7"
            className="fill-dusk"
            strokeWidth="3"
          />
        ))}
      {seenRings.map(({ name, x, y }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor="middle"
          className="fill-rose"
          strokeWidth={fontSize / 3}
        >
          {`${name} `}
        </text>
      ))}
      {labels.map(({ name, x, y, anchor }) => (
        <text
          key={name}
          x={x}
          y={y}
          textAnchor={anchor}
          className="fill-dusk"
          strokeWidth={fontSize / 4}
        >
          {`${name} `}
        </text>
      ))}
    </g>
  );
}

type View = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where a screen that is too narrow for the whole view looks. */
  side: 'xMin' | 'xMid' | 'xMax';
};

const wholeMap: View = { left: 0, top: 0, ...mapSize, side: 'xMid' };

function cropAround(center: Coordinates): View {
  const { x, y } = toPoint(center);
  const [width, height] = [900, 420];
  const left = Math.min(Math.max(x - width / 2, 0), mapSize.width - width);
  const top = Math.min(Math.max(y - height / 2, 0), mapSize.height - height);
  return { left, top, width, height, side: sideAt(x - left, width) };
}

function sideAt(x: number, width: number): View['side'] {
  if (x < width / 3) return 'xMin';
  return x > (width * 2) / 3 ? 'xMax' : 'xMid';
}

/** Part of a view which every screen shows. */
function seenBox(view: View, seenWidth: number, seenHeight: number): Box {
  const { left, top, width, height, side } = view;
  const inset = seenWidth / 2 + 10;
  const x = left + { xMin: inset, xMid: width / 2, xMax: width - inset }[side];
  const y = top + height / 2;
  return {
    left: x - seenWidth / 2,
    right: x + seenWidth / 2,
    top: y - seenHeight / 2,
    bottom: y + seenHeight / 2,
  };
}

function isIn({ left, top, width, height }: View, { x, y }: Point): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}
