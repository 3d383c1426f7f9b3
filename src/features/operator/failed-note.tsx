import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/button';

type FailedNoteProps = {
  title: string;
  text: string;
  isBusy?: boolean;
  /** Set where trying again may help. */
  onRetry?: (() => void) | undefined;
};

export function FailedNote({ title, text, isBusy = false, onRetry }: FailedNoteProps) {
  return (
    <div role="alert">
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-measure text-muted">{text}</p>
      {onRetry ? (
        <Button variant="accent" className="mt-5" isBusy={isBusy} onClick={onRetry}>
          <RotateCw aria-hidden className="size-5" />
          {isBusy ? 'Trying...' : 'Try again'}
        </Button>
      ) : null}
    </div>
  );
}
