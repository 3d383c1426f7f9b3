import { Picture } from '@/ui/picture';

type Contributor = {
  readonly name: string;
  readonly portrait: { readonly image: PictureFile; readonly alt: string };
  readonly bio: string;
  /** Such as "Written by". */
  readonly part: string;
};

export function ArticlePeople({ people }: { people: readonly Contributor[] }) {
  return (
    <ul className="mt-10 space-y-6 rounded-card bg-card p-5 shadow-card sm:p-7">
      {people.map(({ name, portrait, bio, part }) => (
        <li key={name} className="flex gap-4 sm:gap-5">
          <Picture
            picture={portrait.image}
            alt={portrait.alt}
            sizes="4.5rem"
            className="size-16 shrink-0 rounded-full sm:size-18"
            fit="object-cover object-top"
          />
          <div>
            <p className="font-semibold">
              {part} {name}
            </p>
            <p className="mt-1 text-muted">{bio}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
