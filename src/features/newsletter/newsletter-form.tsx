import { Button } from '@/ui/button';
import { Honeypot } from '@/ui/honeypot';
import { FormNeedsScript } from '@/ui/script-needed';
import { TextField } from '@/ui/text-field';
import { NewsletterAnswer } from './newsletter-answer';
import { maxEmailLength } from './newsletter-schema';
import { useNewsletterForm } from './use-newsletter-form';

/** One field and its button; the answer appears below them. */
export function NewsletterForm() {
  const { field, error, honeypot, submit, subscription } = useNewsletterForm();
  const { isPending, isStored, failure } = subscription;
  return (
    <form
      noValidate
      method="post"
      aria-label="Newsletter"
      data-form="newsletter"
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
        error={error}
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
      <NewsletterAnswer isStored={isStored} failure={failure} />
    </form>
  );
}
