import { type ComponentProps, useId } from 'react';
import { business } from '@/content/business';
import { paths } from '@/site/paths';
import { FieldError } from '@/ui/fields/field-frame';

type PrivacyFieldProps = ComponentProps<'input'> & { error?: string | undefined };

/** The policy opens in a new tab, so that the form stays. */
export function PrivacyField({ error, ...input }: PrivacyFieldProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-accent"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <p>
          <label htmlFor={id} className="cursor-pointer">
            I agree to the privacy policy: {business.shortName} may keep what I write here so it can
            answer me.
          </label>{' '}
          <a
            href={paths.privacyPolicy}
            target="_blank"
            rel="noopener"
            className="font-semibold text-accent-deep underline underline-offset-4"
          >
            Read the privacy policy (new tab)
          </a>
        </p>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
