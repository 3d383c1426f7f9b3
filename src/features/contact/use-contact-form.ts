import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { trackFailure } from '@/analytics/track-failure';
import { formSignals } from '@/backend/form-signals';
import { refusedWords } from '@/backend/refused-column';
import { useOpenedAt } from '@/backend/use-opened-at';
import { useSubmission } from '@/backend/use-submission';
import { readDraft, writeDraft } from '@/browser/drafts';
import { notify } from '@/ui/notify';
import { refusedField } from './contact-row';
import { type ContactMessage, contactSchema, emptyMessage, isReachable } from './contact-schema';
import { failureWords, sentWords } from './outcome-words';
import { submitContact } from './submit-contact';
import { trackMistakes, trackStored, trackUnreachable } from './track-contact';

/**
 * The contact form: it validates on submit, then again as each field changes. What was typed stays
 * in it, also after a look at another page or a reload, until it is stored.
 */
export function useContactForm() {
  const form = useForm<ContactMessage>({
    resolver: zodResolver(contactSchema),
    defaultValues: emptyMessage,
  });
  const honeypot = useRef<HTMLInputElement>(null);
  const openedAt = useOpenedAt();
  // Whoever has gone on to another page no longer sees what the form says.
  const hasLeft = () => honeypot.current === null;
  const submission = useSubmission({
    what: 'Contact message',
    submit: submitContact,
    onStored(message) {
      trackStored(message);
      writeDraft('contact', null);
      if (hasLeft()) void notify({ tone: 'success', ...sentWords });
    },
    onFailed({ failure }) {
      trackFailure('contact', failure);
      if (hasLeft()) void notify({ tone: 'error', ...failureWords });
    },
  });
  const { stored, error } = submission;

  useLayoutEffect(() => {
    const draft = readDraft('contact', contactSchema);
    if (draft) form.reset(draft);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft('contact', values),
    });
  }, [form]);

  useEffect(() => {
    if (stored) form.reset(emptyMessage);
  }, [form, stored]);

  useEffect(() => {
    const field = refusedField(error?.details.constraint);
    if (field) form.setError(field, { message: refusedWords });
  }, [form, error]);

  const [email, phone] = useWatch({ control: form.control, name: ['email', 'phone'] });
  const isUnreachable = form.formState.isSubmitted && !isReachable({ email, phone });

  function send(message: ContactMessage) {
    if (!isReachable(message)) {
      trackUnreachable();
      form.setFocus('email');
      return;
    }
    submission.send({
      request: message,
      signals: formSignals(honeypot.current, openedAt.current),
      keepAttempt: (attempt) => form.setValue('attempt', attempt),
    });
  }

  function submit() {
    submission.forget();
    void form.handleSubmit(send, trackMistakes)();
  }

  return { form, honeypot, submit, isUnreachable, submission };
}
