import { type ComponentProps, useState } from 'react';
import { Button } from '../button';
import { suggestEmail } from './email-domain';
import { TextField } from './text-field';

type ReachFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

type EmailFieldProps = ReachFieldProps & {
  /** Puts the suggested address into the field and the focus back on it. */
  onTake: (email: string) => void;
};

/** Offers a usual domain that was probably meant, once the visitor has left the field. */
export function EmailField({ onTake, ...input }: EmailFieldProps) {
  const { left, ...watched } = useLeftValue(input);
  const suggestion = suggestEmail(left);
  return (
    <div>
      <TextField
        type="email"
        label="Email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...watched}
      />
      <p role="status">
        {suggestion ? (
          <>
            Did you mean{' '}
            <Button
              variant="link"
              size="sm"
              className="px-2!"
              onClick={() => onTake(suggestion.email)}
            >
              {suggestion.domain}?
            </Button>
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Asks about a number with fewer than ten digits, which is accepted all the same. */
export function PhoneField(input: ReachFieldProps) {
  const { left, ...watched } = useLeftValue(input);
  const digits = left.replace(/\D/g, '').length;
  return (
    <div>
      <TextField type="tel" label="Phone" autoComplete="tel" {...watched} />
      <p role="status" className="mt-2 text-muted empty:hidden">
        {digits > 0 && digits < 10 ? 'Is the number complete?' : null}
      </p>
    </div>
  );
}

/** What the field holds while the visitor is elsewhere; '' while it is typed. */
function useLeftValue({ onFocus, onBlur, ...input }: ReachFieldProps) {
  const [left, setLeft] = useState('');
  return {
    ...input,
    left,
    onFocus(event) {
      setLeft('');
      onFocus?.(event);
    },
    onBlur(event) {
      setLeft(event.currentTarget.value);
      onBlur?.(event);
    },
  } satisfies ReachFieldProps & { left: string };
}
