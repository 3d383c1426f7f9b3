import type { ReactNode } from 'react';

/**
 * Says that a part of the page needs JavaScript and which way leads on without it; what could not work
 * is hidden there (`noscript:hidden`). Served alone: in a browser with scripts nothing is drawn.
 */
export function ScriptNeeded({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="rounded-control bg-accent-soft px-4 py-3 leading-snug text-dusk">{children}</p>
    </noscript>
  );
}

/** Beside the button of a form, which could not send anything. Its words are no code to download. */
export function FormNeedsScript() {
  return (
    <ScriptNeeded>
      {import.meta.env.SSR &&
        'This form needs JavaScript, which is off in your browser. Please call, text or email us instead. You’ll find all three at the bottom of this page.'}
    </ScriptNeeded>
  );
}
