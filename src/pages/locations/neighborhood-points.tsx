import { CalendarClock, SquareParking, Trees } from 'lucide-react';
import type { NeighborhoodPage } from '@/content/locations/neighborhood';
import { SwipeRow } from '@/sections/swipe-row';

const rows = [
  { key: 'parking', topic: 'Parking and access', Icon: SquareParking },
  { key: 'scheduling', topic: 'Scheduling', Icon: CalendarClock },
  { key: 'parks', topic: 'Nearby parks', Icon: Trees },
] as const;

export function NeighborhoodPoints({ points }: Pick<NeighborhoodPage, 'points'>) {
  return (
    <SwipeRow
      title="Before we arrive"
      thing="point"
      items={rows.map(({ key, topic, Icon }) => ({
        key,
        content: (
          <div className="h-full rounded-card bg-card p-5 shadow-card">
            <p className="flex items-center gap-3 font-semibold text-spruce">
              <Icon aria-hidden className="size-5 shrink-0" />
              {topic}
            </p>
            <h3 className="mt-2 text-heading">{points[key].title}</h3>
            <p className="mt-2 leading-snug">{points[key].text}</p>
          </div>
        ),
      }))}
      grid="lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]"
    />
  );
}
