import { useFormContext, useWatch } from 'react-hook-form';
import { type BookingValues, maxLengths } from '../form/booking-schema';
import { RepeatChoice } from './repeat-choice';
import { EmailField, PhoneField } from '@/ui/fields/reach-fields';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

export function ContactStep() {
  const { register, formState, control, setValue, setFocus } = useFormContext<BookingValues>();
  const { errors } = formState;
  const notes = useWatch({ control, name: 'notes' });

  function takeEmail(email: string) {
    setValue('email', email, { shouldDirty: true });
    setFocus('email');
  }

  return (
    <div className="space-y-4.5 sm:space-y-6">
      <TextField
        label="Full name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={maxLengths.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <PhoneField
        hint="We’ll call or text this number about your visit. Message and data rates may apply. Reply STOP anytime."
        maxLength={maxLengths.phone}
        error={errors.phone?.message}
        {...register('phone')}
      />
      <EmailField
        hint="We’ll email you a copy of your request."
        onTake={takeEmail}
        maxLength={maxLengths.email}
        error={errors.email?.message}
        {...register('email')}
      />
      <TextArea
        label="Anything we should know?"
        isOptional
        hint={`Tell us about fears, past bites, health and parking. Please add your vet’s name and number. ${maxLengths.notes - notes.length} characters left.`}
        autoComplete="off"
        rows={2}
        maxLength={maxLengths.notes}
        error={errors.notes?.message}
        {...register('notes')}
      />
      <RepeatChoice />
    </div>
  );
}
