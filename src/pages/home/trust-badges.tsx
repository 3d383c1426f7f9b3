import { BadgeCheck, Heart, type LucideIcon, ShieldCheck, Star } from 'lucide-react';
import { areCertificatesShown } from '@/content/shown';
import { rating } from '@/content/voices/rating';

type Badge = { readonly label: string; readonly note?: string; readonly Icon: LucideIcon };

const badges: readonly Badge[] = [
  { label: '500+ Happy Pets', Icon: Heart },
  ...(rating
    ? [
        {
          label: '5-Star Rated',
          note: `${rating.value} out of ${rating.best}`,
          Icon: Star,
        },
      ]
    : []),
  ...(areCertificatesShown ? [{ label: 'Certified Groomers', Icon: BadgeCheck }] : []),
  { label: 'Fully Insured', Icon: ShieldCheck },
];

export function TrustBadges() {
  return (
    <div className="border-y border-line bg-accent-soft/50">
      <ul className="wrap grid grid-cols-[auto_auto] gap-x-3 gap-y-3 py-4 md:flex md:justify-between md:py-7">
        {badges.map(({ label, note, Icon }) => (
          <li
            key={label}
            className="flex items-center gap-2 text-[0.95rem] font-semibold sm:text-base"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
            <span className="leading-snug">
              <span>{label}</span>
              {note ? (
                <>
                  {' '}
                  <span className="block text-[0.875rem] font-normal text-muted">{note}</span>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
