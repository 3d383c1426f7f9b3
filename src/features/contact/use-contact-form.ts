import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { trackFailure } from '@/analytics/track-failure';
import { type Attempt, attemptFor } from '@/backend/attempt';
import { formSignals } from '@/backend/form-signals';
import { supabase } from '@/backend/supabase';
import { refusedWords } from '@/submission/refused-column';
import { useOpenedAt } from '@/submission/use-opened-at';
import { submissionHook } from '@/submission/submission-hook';
import { notify } from '@/ui/notify';
import { clearDraft, openDraft, saveDraft } from './contact-draft';
import { toContactRow } from './contact-row';
import { type ContactMessage, contactSchema, emptyMessage, isReachable } from './contact-schema';
import { failureWords, sentWords } from './outcome-words';
import { refusedField } from './refused-field';
import { submitContact } from './submit-contact';
import { trackMistakes, trackStored, trackUnreachable } from './track-contact';

const useSubmission = submissionHook({ what: 'Contact message', submit: submitContact });

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
  const attempt = useRef<Attempt>(undefined);
  const openedAt = useOpenedAt();
  const [isPressed, setIsPressed] = useState(false);
  const [isSent, setIsSent] = useState(false);
  // Whoever has gone on to another page no longer sees what the form says.
  const hasLeft = () => honeypot.current === null;
  const submission = useSubmission({
    onStored({ message }) {
      trackStored(message);
      attempt.current = undefined;
      setIsPressed(false);
      setIsSent(true);
      form.reset(emptyMessage);
      clearDraft();
      if (hasLeft()) void notify({ tone: 'success', ...sentWords });
    },
    onFailed({ details, failure }) {
      trackFailure('contact', failure);
      const field = refusedField(details.constraint);
      if (field) form.setError(field, { message: refusedWords });
      if (hasLeft()) void notify({ tone: 'error', ...failureWords });
    },
  });

  useEffect(() => {
    const draft = openDraft();
    if (draft) {
      attempt.current = draft.attempt;
      form.reset(draft.message);
    }
    return form.subscribe({
      formState: { values: true },
      callback({ values }) {
        saveDraft({ message: values, attempt: attempt.current });
        // When this cannot load now, sending tries again and counts it as a lost answer.
        supabase().catch(() => undefined);
      },
    });
  }, [form]);

  const [email, phone] = useWatch({ control: form.control, name: ['email', 'phone'] });
  const isUnreachable = isPressed && !isReachable({ email, phone });

  function send(message: ContactMessage) {
    if (!isReachable(message)) {
      trackUnreachable();
      form.setFocus('email');
      return;
    }
    attempt.current = attemptFor([toContactRow(message)], attempt.current);
    saveDraft({ message: form.getValues(), attempt: attempt.current });
    const signals = formSignals(honeypot.current, openedAt.current);
    submission.send({ message, attempt: attempt.current, signals });
  }

  function submit() {
    setIsPressed(true);
    setIsSent(false);
    void form.handleSubmit(send, trackMistakes)();
  }

  return { form, honeypot, submit, isUnreachable, isSent, submission };
}
