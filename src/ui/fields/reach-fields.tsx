import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button';
import { TextField } from './text-field';

type ReachFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

type EmailFieldProps = ReachFieldProps & {
  /** Puts the suggested address into the field and the focus back on it. */
  onTake: (email: string) => void;
};

/** Offers a usual domain that was probably meant, once the visitor has left the field. */
export function EmailField({ onTake, ...input }: EmailFieldProps) {
  const { left, container, ...watched } = useLeftValue(input);
  const suggestion = suggestEmail(left);
  return (
    <div ref={container}>
      <TextField
        type="email"
        enterKeyHint="next"
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
  const { left, container, ...watched } = useLeftValue(input);
  const digits = left.replace(/\D/g, '').length;
  return (
    <div ref={container}>
      <TextField type="tel" label="Phone" enterKeyHint="next" autoComplete="tel" {...watched} />
      <p role="status" className="mt-2 text-muted empty:hidden">
        {digits > 0 && digits < 10 ? 'Is the number complete?' : null}
      </p>
    </div>
  );
}

/** Value of the unfocused field, a draft's value included; '' while it has the focus. */
function useLeftValue({ onFocus, onBlur, ...input }: ReachFieldProps) {
  const [left, setLeft] = useState('');
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => setLeft(container.current?.querySelector('input')?.value ?? ''), []);
  return {
    ...input,
    left,
    container,
    onFocus(event) {
      setLeft('');
      onFocus?.(event);
    },
    onBlur(event) {
      setLeft(event.currentTarget.value);
      onBlur?.(event);
    },
  } satisfies ReachFieldProps & { left: string; container: RefObject<HTMLDivElement | null> };
}

const usualDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'msn.com',
  'live.com',
  'proton.me',
];

/** Providers whose name is one letter from a usual one. */
const otherDomains = ['email.com', 'mail.com', 'ymail.com', 'love.com'];

/** The address with the usual domain that is one slip away from the typed one, if there is any. */
export function suggestEmail(email: string): { email: string; domain: string } | undefined {
  const [, name, typedDomain] = /^\s*(\S.*)@([^@]+?)\s*$/.exec(email) ?? [];
  const typed = typedDomain?.toLowerCase();
  if (!name || !typed || usualDomains.includes(typed) || otherDomains.includes(typed)) {
    return undefined;
  }
  const domain = usualDomains.find((usual) => isOneSlip(typed, usual));
  if (!domain) return undefined;
  return { email: `${name}@${domain}`, domain };
}

/** Counts one letter too many, too few or wrong, or two neighbors in the wrong order. */
function isOneSlip(typed: string, meant: string): boolean {
  const start = countSame([...typed], [...meant]);
  const [typedRest, meantRest] = [typed.slice(start), meant.slice(start)];
  const end = countSame([...typedRest].toReversed(), [...meantRest].toReversed());
  const [wrong, right] = [typedRest, meantRest].map((rest) => rest.slice(0, rest.length - end));
  if (wrong === undefined || right === undefined) return false;
  const isSwap = wrong.length === 2 && wrong === [...right].toReversed().join('');
  return isSwap || (wrong.length < 2 && right.length < 2);
}

function countSame(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((letter, index) => letter !== other[index]);
  return different < 0 ? one.length : different;
}
