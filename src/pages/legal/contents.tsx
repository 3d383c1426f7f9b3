import type { LegalSection } from '@/content/legal/legal-section';

type ContentsProps = { sections: readonly Pick<LegalSection, 'id' | 'title'>[] };

export function Contents({ sections }: ContentsProps) {
  return (
    <nav aria-label="On this page" className="hidden lg:block">
      <ul className="border-l-2 border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-[0.95rem] hover:border-accent hover:text-accent-deep"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
