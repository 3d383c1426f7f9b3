import { MessageCircle } from 'lucide-react';
import { contactLinks } from '@/site/paths';
import { Picture } from '@/ui/picture';

type GroomerCardProps = {
  groomer: {
    readonly slug: string;
    readonly name: string;
    readonly title: string;
    readonly portrait: { readonly image: PictureFile; readonly alt: string };
    readonly bio: string;
    readonly specialties: readonly string[];
    readonly certifications: readonly string[];
  };
  /** Where this groomer stands in the row, such as `1 of 3`. */
  place: string;
};

/** One groomer: who it is, what they are best at, what they are certified for. */
export function GroomerCard({ groomer, place }: GroomerCardProps) {
  const { slug, name, title, portrait, bio, specialties, certifications } = groomer;
  const firstName = name.replace(/ .*/, '');
  return (
    <article
      id={slug}
      className="grid h-full overflow-hidden rounded-card bg-card shadow-card md:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)]"
    >
      <Picture
        picture={portrait.image}
        alt={portrait.alt}
        sizes="(min-width: 48rem) 28rem, calc(100vw - 2.5rem)"
        className="h-80 md:h-full"
        fit="object-cover object-top"
      />
      <div className="p-6 sm:p-9 lg:p-12">
        <p className="mb-2 text-[0.95rem] text-muted tabular-nums">{place}</p>
        <h3 className="text-heading">{name}</h3>
        <p className="font-semibold text-accent-deep">{title}</p>
        <p className="mt-4 max-w-measure">{bio}</p>
        <dl className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <Lines term="Specialties" lines={specialties} />
          {certifications.length > 0 ? (
            <Lines term="Certifications" lines={certifications} />
          ) : null}
        </dl>
        <a
          href={contactLinks.text(`Hi ${firstName}! A question about my pet: `)}
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
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
