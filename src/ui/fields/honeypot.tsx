import type { RefObject } from 'react';

/** Invisible to people. Bots fill it in; what they send is flagged, never dropped. */
export function Honeypot({ field }: { field: RefObject<HTMLInputElement | null> }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this field empty
        <input ref={field} type="text" name="company_site" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
