import { ScriptNeeded } from '@/ui/script-needed';

/** Shown while loading, and without JavaScript. */
export function OperatorLoading() {
  return (
    <>
      <h1 className="text-title">Requests and visits</h1>
      <p className="mt-2 text-muted noscript:hidden">Loading...</p>
      <ScriptNeeded>
        {import.meta.env.SSR &&
          'Requests are answered here with JavaScript, which is off in this browser. The email has the customer’s phone number: call or text.'}
      </ScriptNeeded>
    </>
  );
}
