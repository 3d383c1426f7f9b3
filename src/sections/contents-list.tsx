import { classNames } from '@/ui/class-names';

type ContentsListProps = {
  sections: readonly { readonly id: string; readonly title: string }[];
  className?: string;
};

export function ContentsList({ sections, className }: ContentsListProps) {
  return (
    <ul className={classNames('border-l-2 border-line', className)}>
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
  );
}
