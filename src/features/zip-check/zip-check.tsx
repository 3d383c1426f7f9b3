import { useState } from 'react';
import { loadZipAnswer } from '@/content/locations/load-zip-answer';
import { readVisitorZip, rememberVisitorZip } from '@/browser/visitor-zip';
import { AnswerNotice } from '@/ui/answer-notice';
import { ScriptNeeded } from '@/ui/script-needed';
import { TextField } from '@/ui/text-field';
import { useHydrated } from '@/browser/use-hydrated';
import { useLoaded } from '@/browser/use-loaded';

/** "Do you come to me?": answers as soon as a ZIP is whole, and keeps it for the booking form. */
export function ZipCheck() {
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const zip = typed ?? (isHydrated ? readVisitorZip() : '');
  const answer = useLoaded(loadZipAnswer, zip)?.zipAnswer(zip);

  return (
    <form method="post" onSubmit={(event) => event.preventDefault()} noValidate>
      <div className="noscript:hidden">
        <TextField
          label="Your ZIP code"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={zip}
          onChange={({ target }) => {
            setTyped(target.value);
            rememberVisitorZip(target.value);
          }}
        />
        <AnswerNotice answer={answer} />
      </div>
      <ScriptNeeded>
        The ZIP check needs JavaScript, which is off in your browser. Look for your area on this
        page, or call or text us your ZIP.
      </ScriptNeeded>
    </form>
  );
}
