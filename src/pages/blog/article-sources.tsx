import type { Source } from '@/content/blog/article';

export function ArticleSources({ sources }: { sources: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="mt-7 border-t border-line pt-6">
      <h2 id="sources" className="text-heading">
        Sources
      </h2>
      <p className="mt-2 text-muted">
        We groom; we don’t diagnose. For anything medical, your own vet has the last word.
      </p>
      <ol className="mt-4 list-decimal space-y-2 pl-6 text-[0.95rem] leading-snug marker:text-muted">
        {sources.map(({ id, title, publisher, url }, index) => (
          <li key={id} id={`source-${index + 1}`} className="scroll-mt-28 pl-1">
            <a
              href={url}
              rel="noopener"
              className="font-medium text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {title}
            </a>
            , {publisher}
          </li>
        ))}
      </ol>
    </section>
  );
}
