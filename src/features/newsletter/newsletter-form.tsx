import { NewsletterAnswer } from './newsletter-answer';
import { maxEmailLength } from './newsletter-schema';
import { useNewsletterForm } from './use-newsletter-form';
import { preloadSupabase } from '@/backend/supabase';
import { Button } from '@/ui/button';
import { Honeypot } from '@/ui/honeypot';
import { FormNeedsScript } from '@/ui/script-needed';
import { TextField } from '@/ui/text-field';

export function NewsletterForm() {
  const { container, field, message, honeypot, submit, submission, failure, getValues } =
    useNewsletterForm();
  const { isPending, stored } = submission;
  return (
    <form
      ref={container}
      noValidate
      method="post"
      aria-label="Newsletter"
      data-form="newsletter"
      onChange={preloadSupabase}
      onSubmit={submit}
      className="relative mt-5"
    >
      <Honeypot field={honeypot} />
      <TextField
        type="email"
        label="Your email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        readOnly={isPending}
        error={message}
        {...field}
      />
      <FormNeedsScript />
      <Button
        type="submit"
        variant="accent"
        isBusy={isPending}
        className="mt-3 w-full noscript:hidden"
      >
        {isPending ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <NewsletterAnswer
        isStored={stored !== undefined}
        failure={failure}
        email={getValues('email')}
      />
    </form>
  );
}
