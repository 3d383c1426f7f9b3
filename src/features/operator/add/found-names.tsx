import type { ComponentProps } from 'react';
import { OperatorLink } from '../operator-link';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
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
  /** Without it a tap opens the newest visit. */
  onChoose?: (one: FoundName) => void;
};

export function FoundNames({ names, onChoose }: FoundNamesProps) {
  if (!names) return null;
  return (
    <div role="group" aria-label="Who is it?">
      <p role="status">{names.length === 0 ? 'Nobody goes by that.' : 'Who is it?'}</p>
      <ul className="mt-2 space-y-2">
        {names.map((one) => (
          <li key={`${one.phone} ${one.email}`}>
            {onChoose ? (
              <Button {...style} className="w-full" onClick={() => onChoose(one)}>
                <FoundLines found={one} />
              </Button>
            ) : (
              <OperatorLink to={one} className={`${buttonStyle(style)} w-full`}>
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

function FoundLines({ found }: { found: FoundName }) {
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
