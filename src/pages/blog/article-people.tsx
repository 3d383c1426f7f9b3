import type { Article } from '@/content/blog/article';
import { bylines } from '@/content/blog/bylines';
import { Picture } from '@/ui/pictures/picture';

type ArticlePeopleProps = {
  author: Article['author'];
  reviewer: Pick<Article['author'], 'slug' | 'name' | 'portrait'> | undefined;
};

export function ArticlePeople({ author, reviewer }: ArticlePeopleProps) {
  const people = [
    { ...author, part: 'Written by' },
    ...(reviewer ? [{ ...reviewer, part: 'Reviewed by' }] : []),
  ];
  return (
    <ul className="mt-7 space-y-6 rounded-card bg-card p-5 shadow-card sm:p-7">
      {people.map(({ slug, name, portrait, part }) => (
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
            <p className="mt-1 leading-snug text-muted">{bylines[slug]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
