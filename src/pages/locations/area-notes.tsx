import type { ReactNode } from 'react';

type AreaNotesProps = {
  title: string;
  /** Below the title; beside the notes on a wide screen. */
  aside?: ReactNode;
  notes: readonly { readonly title: string; readonly text: string }[];
};

export function AreaNotes({ title, notes, aside }: AreaNotesProps) {
  return (
    <section aria-label={title} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className="space-y-7 self-start lg:sticky lg:top-28">
        <h2 className="max-w-[14ch] text-title">{title}</h2>
        {aside}
      </div>
      <div className="divide-y divide-line border-y border-line">
        {notes.map((note) => (
          <div key={note.title} className="py-6 sm:py-8">
            <h3 className="text-heading">{note.title}</h3>
            <p className="mt-3 max-w-measure">{note.text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
