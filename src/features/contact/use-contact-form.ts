import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { failureToasts, sentWords } from './contact-notices';
import {
  type ContactDraft,
  type ContactMessage,
  draftSchema,
  emptyDraft,
  isReachable,
  isTextField,
  refusedField,
  toContactRow,
} from './contact-schema';
import { track, trackFormLead } from '@/analytics/track';
import { trackFailure, trackFormError, trackMistakes } from '@/analytics/track-forms';
import { formSignals, useOpenedAt } from '@/backend/submission/form-signals';
import { refusedWords } from '@/backend/submission/submission-error';
import { createSubmission, useSubmission } from '@/backend/submission/use-submission';
import { readDraft, writeDraft } from '@/browser/drafts';
import { readServedFields } from '@/browser/served-fields';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { returnLeadsOn } from '@/ui/fields/next-field';
import { notify } from '@/ui/notify';

const contactSubmission = createSubmission({
  what: 'Contact message',
  toRows: (message: ContactMessage) => [toContactRow(message)],
  insert: (database, rows) => database.from('contact_inquiries').insert(rows),
  onStored({ email, phone }, { isFormOpen }) {
    const reach = { has_email: email !== '', has_phone: phone !== '' };
    track({ name: 'contact_form', props: { ...reach, destination: 'contact_inquiries' } });
    trackFormLead('contact_form');
    writeDraft('contact', null);
    if (!isFormOpen) void notify({ tone: 'success', ...sentWords });
  },
  onFailed({ failure }, { isFormOpen }) {
    trackFailure('contact', failure);
    if (!isFormOpen) void notify({ tone: 'error', ...failureToasts });
  },
});

/** Validates on submit, then on change. The draft survives a reload until it is stored. */
export function useContactForm() {
  const form = useForm<ContactDraft>({
    resolver: zodResolver(draftSchema),
    defaultValues: emptyDraft,
  });
  const container = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const openedAt = useOpenedAt();
  const submission = useSubmission(contactSubmission);
  const { stored, error } = submission;
  // Subscribes before the effects below, so that it sees their changes.
  const [email, phone, message] = useWatch({
    control: form.control,
    name: ['email', 'phone', 'message'],
  });

  useContactDraft(form, container);

  useEffect(() => returnLeadsOn(container.current), []);

  useEffect(() => {
    if (stored) form.reset(emptyDraft);
  }, [form, stored]);

  useEffect(() => {
    const field = refusedField(error?.details.constraint);
    if (field) form.setError(field, { message: refusedWords });
  }, [form, error]);

  const lacksContact = form.formState.isSubmitted && !isReachable({ email, phone });

  function send({ session, ...request }: ContactDraft) {
    if (!isReachable(request)) {
      const missing = ['email', 'phone'].map((field) => ({ path: [field], code: 'missing' }));
      trackFormError('contact', missing);
      form.setFocus('email');
      return;
    }
    void submission.send({
      request,
      attempt: session.attempt,
      signals: formSignals(honeypot.current, openedAt.current),
      keep: (sent) => form.setValue('session.attempt', sent.attempt),
    });
  }

  const { run, hasFailed } = useGuardedAction('Contact form');

  function submit(event: FormEvent) {
    event.preventDefault();
    run(() => {
      submission.forget();
      return form.handleSubmit(send, (errors) => trackMistakes('contact', errors))();
    });
  }

  const failure = hasFailed ? 'unexpected' : error?.failure;
  return { form, container, honeypot, message, submit, lacksContact, submission, failure };
}

/** Fills the form from the draft and from what was typed before hydration; each change is saved as the draft. */
function useContactDraft(
  form: UseFormReturn<ContactDraft>,
  container: RefObject<HTMLFormElement | null>,
): void {
  useLayoutEffect(() => {
    const draft = readDraft('contact', draftSchema, emptyDraft);
    if (draft) form.reset(draft);
    for (const [name, value] of readServedFields(container.current)) {
      if (name === 'agreedToPrivacy') form.setValue(name, true);
      else if (isTextField(name)) form.setValue(name, value);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft('contact', values),
    });
  }, [form, container]);
}
