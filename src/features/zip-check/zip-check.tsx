import { useState } from 'react';
import { loadZipAnswer } from '@/content/locations/load-zip-answer';
import { readVisitorZip, rememberVisitorZip } from '@/storage/visitor-zip';
import { Notice } from '@/ui/notice';
import { TextField } from '@/ui/text-field';
import { useHydrated } from '@/ui/use-hydrated';
import { useLoaded } from '@/ui/use-loaded';

const tones = { core: 'good', extended: 'care', ask: 'plain' } as const;

/** "Do you come to me?": answers as soon as a ZIP is whole, and keeps it for the booking form. */
export function ZipCheck() {
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  const zip = typed ?? (isHydrated ? readVisitorZip() : '');
  const answer = useLoaded(loadZipAnswer, zip)?.zipAnswer(zip);

  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
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
      <div aria-live="polite" className="mt-3">
        {answer ? (
          <Notice tone={tones[answer.zone]}>
            <strong className="block">{answer.title}</strong>
            {answer.text}
          </Notice>
        ) : null}
      </div>
    </form>
  );
}
