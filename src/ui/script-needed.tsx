import type { ReactNode } from 'react';

/** In the prerendered page only. `noscript:hidden` hides there what cannot work. */
export function ScriptNeeded({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="rounded-control bg-accent-soft px-4 py-3 leading-snug text-dusk">{children}</p>
    </noscript>
  );
}

/** Only the prerendered page has it, so its words are not downloaded as code. */
export function FormNeedsScript() {
  return (
    <ScriptNeeded>
      {import.meta.env.SSR &&
        'This form needs JavaScript, which is off in your browser. Please call, text or email us instead. You’ll find all three at the bottom of this page.'}
    </ScriptNeeded>
  );
}
