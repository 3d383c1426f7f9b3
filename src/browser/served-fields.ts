type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = 'input, select, textarea';
const enteredValues = new Map<Field, string>();

/**
 * Records what is entered in the prerendered page until the returned function is called, because
 * hydration may reset fields.
 */
export function noteServedFields(): () => void {
  for (const field of document.querySelectorAll<Field>(fields)) note(field);
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  // A click may trigger hydration, so record the new state of a clicked checkbox before it.
  for (const type of ['click', 'input', 'change']) {
    window.addEventListener(type, ({ target }) => isField(target) && note(target), options);
  }
  return () => {
    controller.abort();
    enteredValues.clear();
  };
}

/**
 * Reads what a visitor entered in `part` before hydration, as name and value like the entries of a FormData. It returns
 * each entry only once. Call it in a layout effect of the form: form libraries reset fields when they register them.
 */
export function readServedFields(part: Element | null): readonly (readonly [string, string])[] {
  const entries: (readonly [string, string])[] = [];
  for (const [field, value] of enteredValues) {
    if (!part?.contains(field)) continue;
    enteredValues.delete(field);
    entries.push([field.name, value]);
  }
  return entries;
}

function note(field: Field): void {
  if (isAnswer(field)) forgetOtherAnswers(field);
  if (isChanged(field)) enteredValues.set(field, field.value);
  else enteredValues.delete(field);
}

function isAnswer(field: Field): boolean {
  return field instanceof HTMLInputElement && field.type === 'radio' && field.checked;
}

/** A radio group has only one answer. */
function forgetOtherAnswers({ name }: Field): void {
  for (const other of enteredValues.keys()) {
    if (other.type === 'radio' && other.name === name) enteredValues.delete(other);
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, given);
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    return field.checked && !field.defaultChecked;
  }
  return field.value !== field.defaultValue;
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches(fields);
}
