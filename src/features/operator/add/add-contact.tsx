import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ActionForm } from '../action-form';
import { failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { addFailures } from './add-failures';
import { presetAddedTime } from './add-time';
import { type AddValues, addedMinutes, fromCustomer } from './add-values';
import { useCustomerSearch, useNameSearch } from '@/backend/calls/add-visit-calls';
import { isTemporary } from '@/backend/calls/visit-calls';
import { emailSchema } from '@/backend/submission/email-schema';
import { serverTime } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { Unbroken } from '@/ui/unbroken';
import { joinNames } from '@shared/business/format';
import { formatPhone, isPhone, phoneMessage } from '@shared/business/phone';
import { formatDay } from '@shared/time/denver-time';
import type { Found, FoundName } from '@shared/visits/added-visit';

type AddContactProps = {
  onFound: (found: Found) => void;
  onClose: () => void;
};

type Typed = Partial<Pick<AddValues, 'name' | 'phone' | 'email'>>;

const nobody: Found = { customer: null, owed: [], waiting: [] };

/** Looks the typed customer up, and goes on to the details with what is known. */
function useLookUp(onFound: AddContactProps['onFound']) {
  const form = useFormContext<AddValues>();
  const { setError, getValues } = form;
  const day = useListedDay();
  const { operatorKey } = useOperator();
  const search = useCustomerSearch(operatorKey);
  const names = useNameSearch(operatorKey);

  async function look() {
    const who = getValues('who').trim();
    const problem = whoProblem(who);
    if (problem) return setError('who', { message: problem }, { shouldFocus: true });
    if (who.includes('@')) return find({ email: who });
    if (isPhone(who)) return find({ phone: who });
    try {
      await names.mutateAsync(who);
    } catch (error) {
      goOnWithout(error, { name: who });
    }
  }

  async function find(typed: Typed) {
    try {
      const { phone = '', email = '' } = typed;
      goOn(typed, await search.mutateAsync({ phone, email }));
    } catch (error) {
      goOnWithout(error, typed);
    }
  }

  /** Without network the visit can be typed all the same. */
  function goOnWithout(error: unknown, typed: Typed) {
    if (error instanceof Error && isTemporary(error)) goOn(typed, nobody);
  }

  function goOn(typed: Typed, found: Found) {
    const { customer } = found;
    onFound(found);
    const values = { ...getValues(), ...(customer && fromCustomer(customer)), ...typed };
    const { pets, zipCode } = values;
    const minutes = customer && customer.minutes > 0 ? customer.minutes : addedMinutes({ pets });
    form.setValues({
      ...values,
      ...presetAddedTime({ minutes, zipCode, from: '' }, day, serverTime()),
      minutes,
      step: 'details',
    });
  }

  return { search, names, look, find, goOn };
}

/** Who calls: whoever is known by a phone number, an email or a name needs no more typing. */
export function AddContact({ onFound, onClose }: AddContactProps) {
  const { setFocus, getValues, register, formState, clearErrors } = useFormContext<AddValues>();
  const { search, names, look, find, goOn } = useLookUp(onFound);

  useEffect(() => setFocus('who'), [setFocus]);

  return (
    <ActionForm
      isInline
      title="Add a visit"
      press="Next"
      busy="Looking..."
      isBusy={search.isPending || names.isPending}
      problem={failureWords(search, addFailures) ?? failureWords(names, addFailures)}
      back={{ disabled: false, onClick: onClose }}
      onChange={() => {
        clearErrors();
        names.reset();
      }}
      onSubmit={look}
    >
      <TextField
        label="Phone, email, name or pet"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={formState.errors.who?.message}
        {...register('who')}
      />
      {names.data ? (
        <Names
          names={names.data}
          onChoose={({ phone, email }) => find({ phone, email })}
          onNew={() => goOn({ name: getValues('who').trim() }, nobody)}
        />
      ) : null}
    </ActionForm>
  );
}

function whoProblem(who: string): string | undefined {
  if (who === '') return 'Type a phone number, an email, a name or a pet’s name.';
  if (who.includes('@')) return emailSchema.safeParse(who).error?.issues[0]?.message;
  return /\p{L}/u.test(who) || isPhone(who) ? undefined : phoneMessage;
}

type NamesProps = {
  names: readonly FoundName[];
  onChoose: (one: FoundName) => void;
  onNew: () => void;
};

function Names({ names, onChoose, onNew }: NamesProps) {
  return (
    <div role="group" aria-label="Who is it?" className="space-y-2">
      <p role="status">{names.length === 0 ? 'No customer goes by that name.' : 'Who is it?'}</p>
      {names.map((one) => (
        <Button
          key={`${one.phone} ${one.email}`}
          variant="outline"
          size="thumb"
          className="w-full"
          onClick={() => onChoose(one)}
        >
          <span>
            {one.name}, {joinNames(one.pets)}
            <span className="block font-normal">
              <Unbroken>
                {`${one.phone ? formatPhone(one.phone) : one.email}, visit ${formatDay(one.day)}`}
              </Unbroken>
            </span>
          </span>
        </Button>
      ))}
      <Button variant="ghost" size="thumb" onClick={onNew}>
        Somebody new
      </Button>
    </div>
  );
}
