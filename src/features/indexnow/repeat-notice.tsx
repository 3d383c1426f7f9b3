import { Notice } from '@/ui/notice';
import type { UrlChoice } from './use-url-choice';

/** Says that pages went before: every visit of a search engine counts against a limit of its own. */
export function RepeatNotice({ choice }: { choice: UrlChoice }) {
  const { repeats, canLeaveOut, isLeavingOut, setLeavingOut } = choice;
  if (repeats === 0) return null;
  return (
    <Notice tone="care">
      <p>
        <strong>
          {repeats === 1 ? 'One of these pages has' : `${String(repeats)} of these pages have`} gone
          from this tab already.
        </strong>{' '}
        Search engines visit a site only so often: send a page again when it has changed since.
      </p>
      {canLeaveOut ? (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={isLeavingOut}
            onChange={(event) => setLeavingOut(event.target.checked)}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          Leave {repeats === 1 ? 'it' : 'them'} out
        </label>
      ) : null}
    </Notice>
  );
}
