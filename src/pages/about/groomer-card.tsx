import { MessageCircle } from 'lucide-react';
import type { groomers } from '@/content/groomers';
import { InPaper } from '@/sections/in-paper';
import { contactLinks } from '@/site/paths';
import { Fold } from '@/ui/fold';
import { Picture } from '@/ui/pictures/picture';

export function GroomerCard({ groomer }: { groomer: (typeof groomers)[number] }) {
  const { slug, name, title, portrait, bio, specialties, certifications, photograph } = groomer;
  const firstName = name.replace(/ .*/, '');
  return (
    <article
      id={slug}
      className="flex h-full flex-col overflow-hidden rounded-card bg-card shadow-card"
    >
      {photograph ? (
        <InPaper
          name={firstName}
          photograph={photograph}
          portrait={portrait}
          sizes="(min-width: 64rem) 12rem, 43vw"
        />
      ) : (
        <Picture
          picture={portrait.image}
          alt={portrait.alt}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 48vw, 86vw"
          className="aspect-[6/5] lg:aspect-[4/5]"
          fit="object-cover object-top"
        />
      )}
      <div className="flex grow flex-col items-start px-(--gutter) py-5 sm:px-5 lg:p-7">
        <h3 className="text-heading">{name}</h3>
        <p className="font-semibold text-rose">{title}</p>
        <p className="mt-2 mb-3 leading-snug">{bio}</p>
        <Fold
          title={
            <h4 className="font-sans">
              {certifications.length > 0
                ? 'Special\u00ADties and certifi\u00ADcations'
                : 'Special\u00ADties'}
            </h4>
          }
          className="mt-auto w-full border-y border-line"
        >
          <dl className="space-y-4 pb-4">
            <Lines term="Specialties" lines={specialties} />
            {certifications.length > 0 ? (
              <Lines term="Certifications" lines={certifications} />
            ) : null}
          </dl>
        </Fold>
        <a
          href={contactLinks.text(`Hi ${firstName}! A question about my pet: `)}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <MessageCircle aria-hidden className="size-5" />
          Text {firstName} a question
        </a>
      </div>
    </article>
  );
}

function Lines({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className="text-[0.95rem] text-muted">{term}</dt>
      {lines.map((line) => (
        <dd key={line} className="mt-1 leading-snug font-medium">
          {line}
        </dd>
      ))}
    </div>
  );
}
