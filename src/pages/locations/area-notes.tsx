import type { ReactNode } from 'react';
import { SwipeRow } from '@/sections/swipe-row';

type AreaNotesProps = {
  title: string;
  thing: string;
  notes: readonly {
    readonly topic?: ReactNode;
    readonly title: string;
    readonly text: string;
  }[];
};

export function AreaNotes({ title, thing, notes }: AreaNotesProps) {
  return (
    <SwipeRow
      title={title}
      thing={thing}
      items={notes.map((note) => ({
        key: note.title,
        content: (
          <div className="rounded-card bg-card px-(--gutter) py-5 shadow-card sm:px-5 lg:h-full">
            {note.topic}
            <h3 className="text-heading">{note.title}</h3>
            <p className="mt-2 leading-snug">{note.text}</p>
          </div>
        ),
      }))}
      grid="lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]"
    />
  );
}
