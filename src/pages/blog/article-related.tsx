import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Article } from '@/content/blog/article';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/pictures/picture';
import { Section } from '@/ui/section';

export function ArticleRelated({ articles }: { articles: readonly Article[] }) {
  return (
    <Section title="Continue Reading" className="wrap mt-10 sm:mt-20">
      <ul className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {articles.map(({ slug, title, picture, pictureAlt }) => (
          <li key={slug} className="group relative flex gap-4 md:flex-col md:gap-5">
            <Picture
              picture={picture}
              alt={pictureAlt}
              sizes="(min-width: 76rem) 23rem, (min-width: 48rem) 30vw, 9.75rem"
              className="aspect-square w-26 shrink-0 self-start rounded-control md:aspect-[3/2] md:w-full md:rounded-card"
            />
            <div className="flex flex-col md:grow">
              <h3 className="text-heading">{title}</h3>
              <Link
                to={paths.article(slug)}
                className="mt-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent-deep underline-offset-4 group-hover:underline after:absolute after:inset-0 md:mt-auto"
              >
                Read article
                <span className="sr-only">: {title}</span>
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
