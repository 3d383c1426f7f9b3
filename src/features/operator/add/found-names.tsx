import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '@/ui/fields/text-field';
import { Unbroken } from '@/ui/unbroken';
import { joinNames } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { formatDay } from '@shared/time/denver-time';
import type { FoundName } from '@shared/visits/added-visit';

/** What a customer is looked up by. */
export function WhoField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      {...props}
    />
  );
}

type FoundNamesProps = {
  /** Undefined before a search. */
  names: readonly FoundName[] | undefined;
  /** What a tap on one does. */
  children: (one: FoundName) => ReactNode;
};

export function FoundNames({ names, children }: FoundNamesProps) {
  if (!names) return null;
  return (
    <div role="group" aria-label="Who is it?">
      <p role="status">{names.length === 0 ? 'Nobody goes by that.' : 'Who is it?'}</p>
      <ul className="mt-2 space-y-2">
        {names.map((one) => (
          <li key={`${one.phone} ${one.email}`}>{children(one)}</li>
        ))}
      </ul>
    </div>
  );
}

export function FoundLines({ found }: { found: FoundName }) {
  const { name, pets, phone, email, day } = found;
  return (
    <span>
      {name}, {joinNames(pets)}
      <span className="block font-normal">
        <Unbroken>{`${phone ? formatPhone(phone) : email}, visit ${formatDay(day)}`}</Unbroken>
      </span>
    </span>
  );
}
