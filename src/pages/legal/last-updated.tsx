import { legalLastUpdated } from '@/content/legal/last-updated';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function LastUpdated() {
  return (
    <p className="mb-10 text-muted">
      Last updated{' '}
      <time dateTime={legalLastUpdated}>{format.format(new Date(legalLastUpdated))}</time>
    </p>
  );
}
