import { UndoBar } from './undo';
import type { VisitMutation } from '@/backend/use-visit';
import type { OperatorVisit } from '@shared/visit-state';

type DonePanelProps = { visit: OperatorVisit; mutation: VisitMutation };

export function DonePanel({ visit, mutation }: DonePanelProps) {
  const { groomerWords } = visit;
  return (
    <>
      {groomerWords ? (
        <p className="rounded-card bg-card p-5 whitespace-pre-line shadow-card">
          <span className="block text-[0.95rem] text-muted">Your line for the owner</span>
          {groomerWords}
        </p>
      ) : null}
      <UndoBar visit={visit} mutation={mutation} done="Marked done." />
    </>
  );
}
