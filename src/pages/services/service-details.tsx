import { Check } from 'lucide-react';
import type { FullService } from '@/content/services/service-pages';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';
import { Unbroken } from '@/ui/unbroken';

export function ServiceDetails({ service }: { service: FullService }) {
  const { about, included, madeFor, title, whatToExpect } = service;
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about" className="text-title">
          About {title}
        </h2>
        <div className="mt-5 max-w-measure space-y-4 text-lead">
          {about.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken>{paragraph}</Unbroken>
            </p>
          ))}
        </div>
        {madeFor === 'cat' ? (
          <p className="mt-4">
            <ArrowLink to={paths.catGrooming}>Why cats prefer the van</ArrowLink>
          </p>
        ) : null}
      </section>
      <section aria-labelledby="included">
        <h2 id="included" className="text-title">
          What’s Included
        </h2>
        <ul className="mt-6 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {included.map((line) => (
            <li key={line} className="flex gap-3 leading-snug">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-spruce" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="expect">
        <h2 id="expect" className="text-title">
          What to Expect
        </h2>
        <ol className="mt-7 space-y-7">
          {whatToExpect.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4">
              <span
                aria-hidden
                className="font-display text-4xl leading-none font-semibold text-copper"
              >
                {index + 1}
              </span>
              <div className="max-w-measure">
                <h3 className="font-sans text-lg tracking-normal">{step.title}</h3>
                <p className="mt-1 text-muted">
                  <Unbroken>{step.description}</Unbroken>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
