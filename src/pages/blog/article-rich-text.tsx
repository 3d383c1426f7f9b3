import { Link } from 'react-router-dom';
import type { LinkTarget, RichText, Source } from '@/content/blog/article';
import { paths } from '@/site/paths';
import { Unbroken } from '@/ui/unbroken';

// Keeps a citation on the line of the word before it.
const wordJoiner = '\u2060';

type ArticleRichTextProps = { text: RichText; sources: readonly Source[] };

export function ArticleRichText({ text, sources }: ArticleRichTextProps) {
  if (typeof text === 'string') return <Unbroken>{text}</Unbroken>;
  return text.map((piece, index) => {
    if (typeof piece === 'string') return <Unbroken key={index}>{piece}</Unbroken>;
    if ('cite' in piece) return <Citation key={index} id={piece.cite} sources={sources} />;
    return (
      <Link
        key={index}
        to={linkPath(piece.to)}
        className="font-medium text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {piece.text}
      </Link>
    );
  });
}

function Citation({ id, sources }: { id: string; sources: readonly Source[] }) {
  const number = sources.findIndex((source) => source.id === id) + 1;
  return (
    <>
      {wordJoiner}
      <sup className="text-[0.7em] leading-none">
        <a
          href={`#source-${number}`}
          aria-label={`Source ${number}`}
          className="px-0.5 font-semibold text-accent-deep no-underline hover:underline"
        >
          [{number}]
        </a>
      </sup>
    </>
  );
}

function linkPath(target: LinkTarget): string {
  if ('service' in target) return paths.service(target.service);
  if ('area' in target) return paths.location(target.area);
  if ('article' in target) return paths.article(target.article);
  return target.page === 'booking' ? paths.booking() : paths[target.page];
}
