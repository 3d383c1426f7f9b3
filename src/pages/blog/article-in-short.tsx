import type { ArticleBody } from '@/content/blog/article';

export function ArticleInShort({ lines }: { lines: ArticleBody['inShort'] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="mt-6 rounded-card bg-accent-soft px-5 py-5 sm:px-7 sm:py-6"
    >
      <p id="in-short" className="eyebrow text-rose">
        In short
      </p>
      <ul className="mt-3 space-y-2.5">
        {lines.map((line) => (
          <li key={line} className="border-l-2 border-copper pl-4 leading-snug">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
