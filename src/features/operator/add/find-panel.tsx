import { type ComponentProps, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { OperatorLink } from '../operator-link';
import { useNameSearch } from '@/backend/calls/add-visit-calls';
import { isTemporary } from '@/backend/calls/visit-calls';
import { Button, buttonStyle } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { Unbroken } from '@/ui/unbroken';
import { joinFilled, joinNames } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { formatDay } from '@shared/time/denver-time';
import type { FoundName, OperatorDay } from '@shared/visits/operator-day';
import { isMissed, statusWords } from '@shared/visits/visit-status';

/** Says who calls and when we come; a tap opens the customer's next visit, else the newest, or the request that waits. */
export function FindPanel({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { who: '' } });
  const names = useNameSearch(useOperator().operatorKey);
  const day = useListedDay();
  const isUnanswered = names.isError && isTemporary(names.error);
  useEffect(() => setFocus('who'), [setFocus]);
  return (
    <ActionForm
      isInline
      title="Find a customer"
      press="Find"
      busy="Looking..."
      isBusy={names.isPending}
      problem={failureWords(names, {
        offline: 'You’re offline, so only the visits on your day were searched.',
        unreachable: 'No answer came back, so only the visits on your day were searched.',
      })}
      back={{ children: 'Close', disabled: false, onClick: onClose }}
      onChange={names.reset}
      onSubmit={handleSubmit(({ who }) => names.mutate(who))}
    >
      <WhoField
        label="Name, pet or phone"
        hint="The last four digits are enough."
        error={formState.errors.who?.message}
        {...register('who', {
          validate: (who) => /[\p{L}\d]{2}/u.test(who) || 'Type two letters, or a number.',
        })}
      />
      <FoundNames names={isUnanswered ? findOnDay(day, names.variables) : names.data} />
    </ActionForm>
  );
}

/** The open visits first; each word begins a name or a pet's name, or is a part of the number, as in `find_names`. */
function findOnDay({ visits }: OperatorDay, typed: string): FoundName[] {
  const parts = /\p{L}/u.test(typed) ? toWords(typed) : [toDigits(typed).slice(-10)];
  const found = visits.flatMap((visit) => {
    const pets = visit.pets.map((pet) => pet.name);
    const words = toWords([visit.owner.name, ...pets].join(' '));
    const isFound = parts.every(
      (part) =>
        words.some((word) => word.startsWith(part)) || toDigits(visit.owner.phone).includes(part),
    );
    return isFound ? { ...visit, ...visit.owner, email: '', pets, day: visit.starts.day } : [];
  });
  const isEnded = ({ status }: FoundName) => Number(status !== 'confirmed');
  return found.toSorted((one, other) => isEnded(one) - isEnded(other));
}

function toWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function toDigits(text: string): string {
  return text.replace(/\D/g, '');
}

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
  /** Called for a customer with a visit; without it a tap opens that visit. A tap on a request always opens it. */
  onChoose?: (one: FoundName) => void;
};

export function FoundNames({ names, onChoose }: FoundNamesProps) {
  if (!names) return null;
  return (
    <div role="group" aria-label="Who is it?">
      <p role="status">
        {['Nobody goes by that.', 'Is this who you mean?'][names.length] ?? 'Who is it?'}
      </p>
      <ul className="mt-2 space-y-2">
        {names.map((one) => (
          <li key={one.reference}>
            {onChoose && one.day ? (
              <Button {...style} className={entryStyle} onClick={() => onChoose(one)}>
                <FoundLines found={one} />
              </Button>
            ) : (
              <OperatorLink to={one} className={`${buttonStyle(style)} ${entryStyle}`}>
                <FoundLines found={one} />
              </OperatorLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const style = { variant: 'outline', size: 'thumb' } as const;
const entryStyle = 'w-full justify-start! rounded-control! text-left!';

function FoundLines({ found }: { found: FoundName }) {
  const { name, pets, phone, email, day, status } = found;
  const contact = phone ? formatPhone(phone) : email;
  const asked = status ? 'asked for a visit: open it' : 'waits for an answer: open it';
  const what = day ? `visit ${formatDay(day)}` : asked;
  const hasFailed = status === 'canceled' || status === 'declined' || (status && isMissed(status));
  const failedWord = hasFailed ? statusWords[status].toLowerCase() : '';
  return (
    <span>
      {name}, {joinNames(pets)}
      <span className="block font-normal">
        <Unbroken>{joinFilled([contact, what, failedWord])}</Unbroken>
      </span>
    </span>
  );
}
