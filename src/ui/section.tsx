import type { ComponentProps } from 'react';

type SectionProps = ComponentProps<'section'> & {
  title: string;
  look?: string;
};

export function Section({ title, look = 'text-title', children, ...section }: SectionProps) {
  return (
    <section aria-label={title} {...section}>
      <h2 className={look}>{title}</h2>
      {children}
    </section>
  );
}
