import { type ComponentProps, useId } from 'react';
import { ContactFailure, MissingContactNotice, SentNotice } from './contact-notices';
import { maxMessage } from './contact-schema';
import { useContactForm } from './use-contact-form';
import { preloadSupabase } from '@/backend/supabase';
import { business } from '@/content/business';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { FieldError } from '@/ui/fields/field-frame';
import { Honeypot } from '@/ui/fields/honeypot';
import { EmailField, PhoneField } from '@/ui/fields/reach-fields';
import { TextArea, TextField } from '@/ui/fields/text-field';
import { FormNeedsScript } from '@/ui/script-needed';

export function ContactForm() {
  const { form, container, honeypot, message, submit, lacksContact, submission, failure } =
    useContactForm();
  const { isPending, stored } = submission;
  const { register, formState, getValues } = form;
  const { errors } = formState;
  const left = maxMessage - message.length;

  return (
    <form
      ref={container}
      noValidate
      method="post"
      aria-label="Contact"
      data-form="contact"
      onChange={preloadSupabase}
      onSubmit={submit}
      className="relative rounded-card bg-card px-(--gutter) py-5 shadow-card sm:p-9"
    >
      {stored ? <SentNotice /> : null}
      <FormNeedsScript />
      <fieldset disabled={isPending} className="space-y-6 disabled:opacity-70">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7rem),1fr))] gap-x-4 gap-y-6 sm:grid-cols-2 sm:gap-6">
          <NameField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <NameField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
        </div>
        <ReachFields form={form} />
        <TextArea
          label="Message"
          rows={6}
          hint={`Tell us the breed, the coat and where you live. ${leftWords(left)}`}
          autoComplete="off"
          error={errors.message?.message}
          {...register('message')}
        />
        <PrivacyField error={errors.agreedToPrivacy?.message} {...register('agreedToPrivacy')} />
        <Honeypot field={honeypot} />
        {lacksContact ? <MissingContactNotice /> : null}
        {failure && !lacksContact ? (
          <ContactFailure failure={failure} message={getValues()} />
        ) : null}
        <Button
          type="submit"
          variant="accent"
          size="lg"
          isBusy={isPending}
          className="max-sm:w-full noscript:hidden"
        >
          {isPending ? 'Sending...' : 'Send Message'}
        </Button>
      </fieldset>
    </form>
  );
}

function ReachFields({ form }: Pick<ReturnType<typeof useContactForm>, 'form'>) {
  const { register, formState, setValue, setFocus } = form;
  const { errors, isSubmitted } = formState;

  function takeEmail(email: string) {
    setValue('email', email, { shouldDirty: true, shouldValidate: isSubmitted });
    setFocus('email');
  }

  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <EmailField
        hint="Email or phone: one is enough."
        onTake={takeEmail}
        error={errors.email?.message}
        {...register('email')}
      />
      <PhoneField
        hint="We’ll call you if you leave a number. Include the area code."
        error={errors.phone?.message}
        {...register('phone')}
      />
    </div>
  );
}

function NameField(props: ComponentProps<typeof TextField>) {
  return <TextField autoCapitalize="words" spellCheck={false} {...props} />;
}

function leftWords(left: number): string {
  return left < 0 ? `${-left} characters too many.` : `${left} characters left.`;
}

type PrivacyFieldProps = ComponentProps<'input'> & { error?: string | undefined };

/** The policy opens in a new tab, so that the form stays. */
function PrivacyField({ error, ...input }: PrivacyFieldProps) {
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
            I agree to the privacy policy. {business.shortName} may keep what I write here, to
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
