import { Panel } from '../panel';
import { AddedNote } from './added-note';
import { Button } from '@/ui/button';
import type { Added } from '@shared/visits/added-visit';

type AddedReceiptProps = {
  added: Added;
  operatorKey: string;
  onAnother: () => void;
  onClose: () => void;
};

export function AddedReceipt({ added, operatorKey, onAnother, onClose }: AddedReceiptProps) {
  return (
    <Panel title="Added to your day" takesFocus={false}>
      <AddedNote added={added} operatorKey={operatorKey} />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="outline" size="thumb" onClick={onAnother}>
          Add another
        </Button>
        <Button variant="ghost" size="thumb" onClick={onClose}>
          Close
        </Button>
      </div>
    </Panel>
  );
}
