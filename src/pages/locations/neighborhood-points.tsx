import { CalendarClock, SquareParking, Trees } from 'lucide-react';
import type { NeighborhoodPage } from '@/content/locations/neighborhood';

const rows = [
  { key: 'parking', topic: 'Parking and access', Icon: SquareParking },
  { key: 'scheduling', topic: 'Scheduling', Icon: CalendarClock },
  { key: 'parks', topic: 'Nearby parks', Icon: Trees },
] as const;

export function NeighborhoodPoints({ points }: Pick<NeighborhoodPage, 'points'>) {
  return (
    <section aria-label="Before we arrive">
      <h2 className="text-title">Before we arrive</h2>
      <div className="mt-8 divide-y divide-line border-y border-line">
        {rows.map(({ key, topic, Icon }) => (
          <div key={key} className="grid gap-x-12 gap-y-3 py-7 md:grid-cols-[15rem_minmax(0,1fr)]">
            <p className="flex items-center gap-3 self-start font-semibold text-spruce">
              <Icon aria-hidden className="size-5 shrink-0" />
              {topic}
            </p>
            <div>
              <h3 className="text-heading">{points[key].title}</h3>
              <p className="mt-2 max-w-measure">{points[key].text}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
