/** Effect: Return in a field of the form leads to the next question, as Tab does, and sends nothing. */
export function returnLeadsOn(form: HTMLFormElement | null): (() => void) | undefined {
  if (!form) return undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, isComposing } = event;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = findNext(form, target);
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  };
  form.addEventListener('keydown', onKeyDown);
  return () => form.removeEventListener('keydown', onKeyDown);
}

/** The next field or button to tab to, past the other choices of a question and a phone number that is known. */
function findNext(form: HTMLFormElement, from: HTMLInputElement) {
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
      'input, textarea, [type=submit]',
    ),
  ].filter((field) => field.tabIndex >= 0 && field.offsetParent);
  return fields
    .slice(fields.indexOf(from) + 1)
    .find(({ name, type, value }) => name !== from.name && (type !== 'tel' || !value));
}
