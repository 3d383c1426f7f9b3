import { BadgeCheck, Heart, ShieldCheck, Star } from 'lucide-react';
import { rating } from '@/content/rating';

const badges = [
  { label: '500+ Happy Pets', Icon: Heart },
  ...(rating ? [{ label: '5-Star Rated', Icon: Star }] : []),
  { label: 'Certified Groomers', Icon: BadgeCheck },
  { label: 'Fully Insured', Icon: ShieldCheck },
];

/** The four things people ask about before they open the door, in one quiet line. */
export function TrustBadges() {
  return (
    <div className="border-y border-line bg-accent-soft/50">
      <ul className="wrap grid grid-cols-[auto_auto] gap-x-3 gap-y-4 py-6 md:flex md:justify-between md:py-7">
        {badges.map(({ label, Icon }) => (
          <li
            key={label}
            className="flex items-center gap-2 text-[0.95rem] font-semibold sm:text-base"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
