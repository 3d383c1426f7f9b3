/**
 * Beside a form's button where there is no JavaScript, without which nothing could be sent; the
 * button itself is hidden there (`noscript:hidden`). Served alone: in a browser with scripts nothing is drawn.
 */
export function ScriptNeeded() {
  return (
    <noscript>
      <p className="rounded-control bg-accent-soft px-4 py-3 leading-snug">
        This form needs JavaScript, which is off in your browser. Please call, text or e-mail us
        instead: you find all three at the foot of this page.
      </p>
    </noscript>
  );
}
