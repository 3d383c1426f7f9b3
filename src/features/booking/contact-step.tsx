import { useFormContext, useWatch } from 'react-hook-form';
import { repeatChoices, repeatWish } from '@shared/repeat-visits';
import { SelectField } from '@/ui/select-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { type BookingValues, maxLengths } from './booking-schema';
import { BookingSummary } from './booking-summary';

const repeatOptions = [
  { value: '', label: 'Just this visit' },
  ...repeatChoices.map((weeks) => ({
    value: String(weeks),
    label: `Yes, ${repeatWish(weeks)}`,
  })),
];

/** Step 3: who you are, and the whole request to look over. */
export function ContactStep() {
  const { register, formState, control } = useFormContext<BookingValues>();
  const { errors } = formState;
  const notes = useWatch({ control, name: 'notes' });

  return (
    <div className="space-y-7">
      <TextField
        label="Full name"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={maxLengths.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          type="tel"
          label="Phone"
          hint="We’ll call or text this number to confirm."
          autoComplete="tel"
          maxLength={maxLengths.phone}
          error={errors.phone?.message}
          {...register('phone')}
        />
        <TextField
          type="email"
          label="Email"
          hint="We’ll email you a copy of your request."
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxLengths.email}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <SelectField
        label="Would you like us to come regularly?"
        options={repeatOptions}
        {...register('repeatWeeks')}
      />
      <TextArea
        label="Anything we should know?"
        isOptional
        hint={`Anxiety, bites, health issues, matting, vaccines still due, parking. ${String(maxLengths.notes - notes.length)} characters left.`}
        autoComplete="off"
        maxLength={maxLengths.notes}
        error={errors.notes?.message}
        {...register('notes')}
      />
      <BookingSummary />
    </div>
  );
}
