import { type Place, toPoint } from './projection';

/** The van on its copper pin, where it starts in the morning. */
export function MapVan({ base }: { base: Place }) {
  const { x, y } = toPoint(base);
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="0" cy="1" rx="11" ry="4" className="fill-dusk/25" />
      <path d="M0 0C-7-15-27-24-27-47a27 27 0 0 1 54 0C27-24 7-15 0 0Z" className="fill-copper" />
      <circle cy="-47" r="21" className="fill-paper" />
      <path
        d="M-15-56h19q3 0 5 3l5 7q1 1 1 3v5q0 2-2 2h-28q-2 0-2-2v-16q0-2 2-2Z"
        className="fill-rose"
      />
      <path d="M5-53h-3v7h10l-4-6q-1-1-3-1Z" className="fill-peach" />
      <path d="M-12-52h9v6h-9Z" className="fill-peach" />
      <circle cx="-8" cy="-36" r="3.5" className="fill-dusk" />
      <circle cx="8" cy="-36" r="3.5" className="fill-dusk" />
    </g>
  );
}
