import { Check, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ZipCheck } from '@/features/zip-check/zip-check';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { areaQuestion, contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { RidgeLine } from '@/ui/ridge-line';
import { RidgeScene } from '@/ui/ridge-scene';

const meta = pageMeta({
  title: 'Mobile Dog and Cat Grooming',
  description:
    'A grooming van that parks outside your Denver home. One pet at a time, clear prices, a booking request in two minutes and an answer within two hours.',
  path: paths.home,
});

const notes = ['Same-day booking', '40-minute service area', 'Anxiety-free experience'];

export function Component() {
  return (
    <>
      <PageHead meta={meta} />
      <Hero />
      <section className="wrap grid items-center gap-10 py-16 sm:py-24 md:grid-cols-2 md:gap-16">
        <div>
          <h2 className="text-title">Do we come to your street?</h2>
          <p className="mt-4 max-w-measure text-lead text-muted">
            The van covers Denver and its neighbors, about 40 minutes from downtown. Type your ZIP
            and you know; it waits for you in the booking form.
          </p>
        </div>
        <div className="rounded-card bg-card p-6 shadow-card sm:p-8">
          <ZipCheck />
          <p className="mt-4 text-[0.95rem] text-muted">
            Rather ask a person?{' '}
            <a
              href={contactLinks.text(areaQuestion)}
              className="font-semibold text-accent-deep underline underline-offset-4"
            >
              Text us at {displayPhone()}
            </a>
          </p>
        </div>
      </section>
    </>
  );
}

function Hero() {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-alpenglow text-white">
      <RidgeScene className="absolute inset-x-0 bottom-0 -z-10 h-[62%] w-full sm:h-[78%]" />
      <div className="wrap flex min-h-[36rem] flex-col pt-12 pb-60 sm:min-h-[44rem] sm:pt-24 sm:pb-72">
        <h1 className="max-w-[13ch] text-hero">The calm way to a good haircut</h1>
        <p className="mt-5 max-w-[34ch] text-lead text-white/95">
          We park our grooming van at your curb. One pet, one groomer, no cages, and the sofa is ten
          steps away.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.booking()} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
            Book Now in Denver
          </Link>
          <a href={contactLinks.call} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
            <Phone aria-hidden className="size-5" />
            Call Us
          </a>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-1.5 text-[0.98rem]">
          {notes.map((note) => (
            <li key={note} className="flex items-center gap-2">
              <Check aria-hidden className="size-4 text-peach" />
              {note}
            </li>
          ))}
        </ul>
      </div>
      <RidgeLine className="absolute inset-x-0 -bottom-px text-paper" />
    </section>
  );
}
