import { NotebookPen } from 'lucide-react';

/** The owner wrote something. */
export function NotesMark() {
  return (
    <span className="inline-flex items-center gap-1 px-2 whitespace-nowrap text-accent-deep">
      <NotebookPen aria-hidden className="size-4" />
      Notes
    </span>
  );
}
