import { type ComponentProps, useDeferredValue, useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { BookingValues } from './booking-schema';
import { lazyLoad } from '@/browser/lazy-component';
import { Button } from '@/ui/button';
import { EmailField, PhoneField } from '@/ui/fields/reach-fields';
import { TextArea, TextField } from '@/ui/fields/text-field';
import { ZipAnswerNotice } from '@/ui/fields/zip-answer-notice';
import { Notice } from '@/ui/notice';
import { callFirst } from '@shared/business/promises';
import { answeredZone, fiveDigits, isServed } from '@shared/business/service-zips';
import { zipLabel } from '@shared/business/zone-words';
import { maxLengths } from '@shared/visits/request-limits';
import { type Door, doorFields } from '@shared/visits/request-words';

/** `fillsIn`: the browser may offer what it knows, which is right for the owner alone. */
type FillsIn = { fillsIn: boolean };

type OwnerTextProps = Omit<ComponentProps<typeof TextField>, 'name'> & {
  name: 'name' | 'zipCode' | 'address' | keyof Door;
};

function useOwnField(name: OwnerTextProps['name'] | 'phone' | 'email' | 'notes') {
  const { register, control } = useFormContext<BookingValues>();
  const error = useFormState({ control, name }).errors[name]?.message;
  return { error, ...register(name), maxLength: maxLengths[name] };
}

export function OwnerText({ name, ...field }: OwnerTextProps) {
  return <TextField enterKeyHint="next" autoComplete="off" {...field} {...useOwnField(name)} />;
}

export function NameField({ fillsIn }: FillsIn) {
  return (
    <OwnerText
      name="name"
      label="Full name"
      autoComplete={fillsIn ? 'name' : 'off'}
      autoCapitalize="words"
      spellCheck={false}
    />
  );
}

type Reach = FillsIn & Pick<ComponentProps<typeof PhoneField>, 'hint' | 'isOptional'>;

export function OwnerPhoneField({ fillsIn, ...reach }: Reach) {
  return <PhoneField autoComplete={fillsIn ? 'tel' : 'off'} {...reach} {...useOwnField('phone')} />;
}

export function OwnerEmailField({ fillsIn, ...reach }: Reach) {
  const { setValue, setFocus } = useFormContext<BookingValues>();

  function take(address: string) {
    setValue('email', address, { shouldDirty: true });
    setFocus('email');
  }

  return (
    <EmailField
      autoComplete={fillsIn ? 'email' : 'off'}
      onTake={take}
      {...reach}
      {...useOwnField('email')}
    />
  );
}

export function NotesField({ hint }: Pick<ComponentProps<typeof TextField>, 'hint'>) {
  const { control } = useFormContext<BookingValues>();
  const isCustom = useWatch({ control, name: 'pets' }).some(({ service }) => service === 'custom');
  return (
    <TextArea
      label="Notes"
      isOptional={!isCustom}
      hint={hint ?? <NotesHint isCustom={isCustom} />}
      autoComplete="off"
      rows={2}
      {...useOwnField('notes')}
    />
  );
}

/** A component of its own, so that a letter of the notes redraws only this line. */
function NotesHint({ isCustom }: { isCustom: boolean }) {
  const { control } = useFormContext<BookingValues>();
  const [notes, pets] = useWatch({ control, name: ['notes', 'pets'] });
  const lionCut = pets.some(({ service }) => service === 'cat-grooming')
    ? ', and whether you’d like a lion cut'
    : '';
  const first = pets.some(({ service }) => service === 'senior-care') ? `${callFirst} ` : '';
  return `${first}${isCustom ? 'Such as a nail or sanitary trim. ' : ''}Tell us about fears, bites, medicine and parking${lionCut}. Please add your vet’s name and number. ${maxLengths.notes - notes.length} characters left.`;
}

export function AddressFields() {
  return (
    <>
      <OwnZipField />
      <OwnerText
        name="address"
        label="Street address"
        autoComplete="address-line1"
        hint="The van will park here. Include your apartment number."
      />
      {doorFields.map((field) => (
        <OwnerText key={field.name} {...field} isOptional hint="Only our team sees this." />
      ))}
    </>
  );
}

// Loaded with the field: an answer that arrives later could move a day away from under a click.
const zipAnswers = lazyLoad(() => import('@/content/locations/zip-answer'));

function OwnZipField() {
  const { control, setFocus } = useFormContext<BookingValues>();
  const error = useFormState({ control, name: 'zipCode' }).errors.zipCode?.message;
  const zip = useWatch({ control, name: 'zipCode' });
  const deferredZip = useDeferredValue(zip, '');
  const answer = deferredZip ? zipAnswers.use().zipAnswer(deferredZip) : undefined;
  const [state, setState] = useState(() => (isServed(answeredZone(zip)) ? 'known' : 'asked'));
  useEffect(() => void zipAnswers.load(), []);
  useEffect(() => {
    if (state === 'changing') setFocus('zipCode');
  }, [state, setFocus]);
  // Stays editable after an error, so that it can be corrected.
  if (error && state === 'known') setState('asked');

  if (state === 'known') {
    return (
      <Notice tone={answer?.tone ?? 'plain'} className="flex min-h-16 items-center gap-3 py-2!">
        <p className="grow">
          <strong>{[zip, answer?.areas].filter(Boolean).join(', ')}.</strong>{' '}
          {answer && `${zipLabel(answer.zone, zip)}.`}
        </p>
        <Button variant="link" className="-mr-2 px-2!" onClick={() => setState('changing')}>
          Change<span className="sr-only"> ZIP code</span>
        </Button>
      </Notice>
    );
  }
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(8rem,1fr)_minmax(0,2fr)] sm:gap-3">
      <OwnerText name="zipCode" label="ZIP code" inputMode="numeric" autoComplete="postal-code" />
      {/* It is as tall as a short answer. */}
      <div aria-live="polite" className="grid min-h-18">
        {answer ? (
          <ZipAnswerNotice tone={answer.tone} answer={answer} className="content-center py-2!" />
        ) : (
          <Notice tone="plain" className="content-center py-2!">
            <strong className="block">Do we come to you?</strong>
            {fiveDigits(zip)
              ? 'One moment... If you’re offline, we’ll check once you’re back.'
              : 'Type your ZIP to find out.'}
          </Notice>
        )}
      </div>
    </div>
  );
}
