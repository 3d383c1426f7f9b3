import type { ReactNode } from 'react';
import type { FullService } from '@/content/services/service-pages';
import { FirstSteps } from '@/sections/first-steps';
import { SplitHeader } from '@/sections/split-header';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';
import { lowestPrice } from '@shared/business/pet-sizes';

type ServiceHeaderProps = { service: FullService; crumbs: ReactNode };

export function ServiceHeader({ service, crumbs }: ServiceHeaderProps) {
  const { title, subtitle, duration, photo, prices, slug } = service;
  return (
    <SplitHeader title={title} lead={subtitle} crumbs={crumbs} picture={photo}>
      <p className="mb-2 flex w-full flex-wrap items-center gap-x-8 gap-y-2 text-lead">
        <span>
          <Unbroken>{duration}</Unbroken>
        </span>{' '}
        <span className="font-display text-heading font-semibold">
          Starting at {usd(lowestPrice(prices))}
        </span>
      </p>
      <FirstSteps service={slug} book="Book This Service" />
    </SplitHeader>
  );
}
