import type { ComponentProps } from 'react';
import { AreaLinks } from '@/sections/area-links';

type RegionCardProps = ComponentProps<typeof AreaLinks> & {
  name: string;
  minutes: string;
  notes: string;
};

export function RegionCard({ name, minutes, areas, notes }: RegionCardProps) {
  return (
    <div className="rounded-card bg-card p-5 shadow-card lg:h-full">
      <h3 className="font-sans text-lg tracking-normal">{name}</h3>
      <p className="mt-1.5 w-fit rounded-full bg-spruce-soft px-3 py-0.5 text-[0.95rem] font-semibold text-spruce tabular-nums">
        about {minutes} minutes
      </p>
      <p className="mt-1.5 mb-3 text-[0.95rem] text-muted">{notes}</p>
      <AreaLinks areas={areas} />
    </div>
  );
}
