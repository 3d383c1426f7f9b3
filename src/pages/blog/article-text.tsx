import type { ArticleBody } from '@/content/blog/article';

type ArticleTextProps = { sections: ArticleBody['sections']; tags: ArticleBody['tags'] };

/** The words of an article: a subtitle and its paragraphs, as often as there are, then the tags. */
export function ArticleText({ sections, tags }: ArticleTextProps) {
  return (
    <>
      {sections.map(({ subtitle, text }) => (
        <section key={subtitle} className="mt-10 sm:mt-12">
          <h2 className="text-heading">{subtitle}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-4 text-lead">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2 border-t border-line pt-6">
        {tags.map((tag) => (
          <li
            key={tag}
            className="rounded-full bg-accent-soft px-3.5 py-1 text-[0.95rem] text-accent-deep"
          >
            {tag}
          </li>
        ))}
      </ul>
    </>
  );
}
