// These run in the page, so they can only use their argument.

export function countSubmits(form: string): void {
  document.querySelector(form)?.addEventListener(
    'submit',
    ({ currentTarget }) => {
      if (!(currentTarget instanceof HTMLElement)) return;
      currentTarget.dataset['submits'] = String(Number(currentTarget.dataset['submits'] ?? 0) + 1);
    },
    { capture: true },
  );
}

export function readForm(selector: string) {
  const form = document.querySelector<HTMLFormElement>(selector);
  const { draft = {} }: { draft?: Record<string, unknown> } = JSON.parse(
    localStorage.getItem('booking-draft') ?? '{}',
  );
  const nonAnswers = ['session', 'reference'];
  const answers = Object.entries(draft).filter(([name]) => !nonAnswers.includes(name));
  const draftValue = (name: string) =>
    name
      .split('.')
      .reduce<unknown>(
        (value, part) =>
          typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
        draft,
      );
  const controls = new Map<string, unknown>();
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const { name, type, value } = field;
    const [answer = ''] = name.split('.');
    if (!Object.hasOwn(draft, answer)) continue;
    if (type === 'radio') {
      controls.set(
        name,
        field instanceof HTMLInputElement && field.checked ? value : (controls.get(name) ?? ''),
      );
    } else if (type !== 'checkbox') controls.set(name, value);
  }
  const mismatches = [...controls].filter(
    ([name, value]) => Object.keys(draft).length > 0 && draftValue(name) !== value,
  );
  const step = form?.querySelector<HTMLButtonElement>('button[type=submit][value]')?.value ?? '';
  // the draft knows the next step before it is drawn
  const keptStep = draftValue('session.step');
  if (step && keptStep && String(keptStep) !== step) mismatches.push(['session.step', step]);
  return {
    step,
    submits: Number(form?.dataset['submits'] ?? 0),
    answers: JSON.stringify(answers),
    mismatch: mismatches
      .map(([name, value]) => `${name} shows ${value}, held ${draftValue(name)}`)
      .join(),
  };
}

export function outcome([selector, step]: readonly [string, string]): string {
  const form = document.querySelector(selector);
  const now = form?.querySelector<HTMLButtonElement>('button[type=submit][value]')?.value ?? '';
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const invalidFields = [...(form?.querySelectorAll('[aria-invalid=true]') ?? [])].filter((field) =>
    isSeen(field.closest('label') ?? field),
  );
  const hasMessage = invalidFields.some((field) => {
    const group = field.closest('fieldset');
    const ids = (
      field.getAttribute('aria-describedby') ??
      group?.getAttribute('aria-describedby') ??
      ''
    ).split(' ');
    return ids.some((id) => {
      const message = document.getElementById(id);
      return id.endsWith('-error') && message !== null && isSeen(message);
    });
  });
  if (hasMessage) return 'a message at a field';
  if (Number(now) === Number(step) + 1) return 'the next step';
  if (
    [...document.querySelectorAll('h1, h2')].some(
      (heading) => heading.textContent === 'We have your request',
    )
  )
    return 'sent';
  if (form?.querySelector('[role=alert]')) return 'a failure that is told';
  if (form?.querySelector('[aria-busy=true]')) return 'on its way';
  return 'nothing';
}

export function isSent(): boolean {
  return [...document.querySelectorAll('h1, h2')].some(
    (heading) => heading.textContent === 'We have your request',
  );
}

/** Space and Enter only inside the form: links outside lead away. */
export function mayPress([form, key]: readonly [string, string]): boolean {
  if (key === 'Tab' || key === 'Shift+Tab') return true;
  const focused = document.activeElement;
  return Boolean(focused?.closest(form)) && focused?.tagName !== 'A';
}

export function isInTextField(form: string): boolean {
  const focused = document.activeElement;
  if (!focused?.closest(form)) return false;
  return focused.matches('textarea, input:not([type=radio], [type=checkbox], [type=date])');
}

/** Like a browser or a password manager: value and events, no keys. */
export function autofill([form, at, text]: readonly [string, number, string]): void {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(
      `${form} input:is([type=text], [type=tel], [type=email], :not([type]))[autocomplete]`,
    ),
  ].filter((field) => field.getClientRects().length > 0 && field.offsetWidth > 1);
  const field = fields[at % Math.max(fields.length, 1)];
  if (!field) return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(field, text.trim() || field.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function answerEverything(form: string): void {
  const values: Record<string, string> = {
    petName: 'Biscuit',
    address: '12 Pearl St',
    zipCode: '80206',
    name: 'Sam Rivera',
    phone: '3035550199',
    email: 'sam@rivera.test',
  };
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const field of document.querySelectorAll<HTMLInputElement>(`${form} input`)) {
    const value = values[field.name.split('.').at(-1) ?? ''];
    if (value === undefined || field.type === 'radio') continue;
    setter?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const group of ['petType', 'service', 'preferredDate', 'preferredTime']) {
    for (const radio of document.querySelectorAll<HTMLInputElement>(`${form} [name$="${group}"]`)) {
      const isAnswered = document.querySelector(`[name="${radio.name}"]:checked`);
      if (!isAnswered) radio.click();
    }
  }
}

/** Returns the click position, or presses without taking the focus. -1 is the last control. */
export function findOrPress([selector, at, takesFocus]: readonly [string, number, boolean]) {
  const inSight = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const element = inSight.at(at < 0 ? at : at % Math.max(inSight.length, 1));
  if (!element) return undefined;
  if (!takesFocus) {
    element.click();
    return undefined;
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
