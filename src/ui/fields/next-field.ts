/** Ref: Return in a field of the form leads to the next question, as Tab does, and sends nothing. */
export function returnLeadsOn(form: HTMLFormElement | null) {
  form?.addEventListener('keydown', leadOn);
}

function leadOn(event: KeyboardEvent) {
  const { key, target, isComposing } = event;
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const next = findNext(target);
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** The next field or button to tab to, past closed folds, other choices of the question, and a phone number that is known. */
function findNext(from: HTMLInputElement) {
  const fields = from.form?.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
    'input, textarea, [type=submit]',
  );
  return [...(fields ?? [])].find(
    (field) =>
      field.compareDocumentPosition(from) === Node.DOCUMENT_POSITION_PRECEDING &&
      field.name !== from.name &&
      field.tabIndex >= 0 &&
      field.offsetParent &&
      !field.closest('details:not([open])') &&
      (field.type !== 'tel' || !field.value),
  );
}
