import { afterEach, expect, test } from 'vitest';
import { noteServedFields, readServedFields } from './served-fields';

let stop: () => void = () => undefined;

afterEach(() => stop());

function serve() {
  document.body.innerHTML = `
    <form>
      <input name="zip" value="80202">
      <textarea name="notes"></textarea>
      <select name="size"><option value="">?</option><option>Large</option></select>
      <label><input type="radio" name="type" value="dog">Dog</label>
      <label><input type="radio" name="type" value="cat">Cat</label>
      <input type="checkbox" name="addOns" value="nails">
      <input type="checkbox" name="addOns" value="teeth">
    </form>
    <form id="other"><input name="email"></form>`;
  const [form, other] = document.forms;
  if (!form || !other) throw new Error('The forms are not there');
  const find = (selector: string) => {
    const field = document.querySelector<HTMLInputElement>(selector);
    if (!field) throw new Error(`There is no ${selector}`);
    return field;
  };
  const type = (selector: string, text: string) => {
    find(selector).value = text;
    find(selector).dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { form, other, find, type, choose: (selector: string) => find(selector).click() };
}

test('a form gets what was entered before and during hydration, once', () => {
  const { form, other, find, choose, type } = serve();
  find('textarea').value = 'Shy';
  find('select').value = 'Large';
  choose('[value=nails]');
  stop = noteServedFields();
  type('[name=zip]', '80209');
  type('[name=email]', 'a@b.co');
  choose('[value=teeth]');
  choose('[value=dog]');
  choose('[value=cat]');
  choose('[value=dog]');
  // A form library does this when it takes over its fields.
  for (const radio of form.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    radio.checked = false;
  }
  expect(readServedFields(form)).toEqual([
    ['notes', 'Shy'],
    ['size', 'Large'],
    ['addOns', 'nails'],
    ['zip', '80209'],
    ['addOns', 'teeth'],
    ['type', 'dog'],
  ]);
  expect(readServedFields(form)).toEqual([]);
  expect(readServedFields(other)).toEqual([['email', 'a@b.co']]);
});

test('a form gets a radio button that was chosen before the listener started', () => {
  const { form, choose } = serve();
  choose('[value=dog]');
  stop = noteServedFields();
  expect(readServedFields(form)).toEqual([['type', 'dog']]);
});

test('a form gets nothing from a field that has its served value', () => {
  const { form, choose, type } = serve();
  stop = noteServedFields();
  choose('[value=nails]');
  choose('[value=nails]');
  type('textarea', 'Shy');
  type('textarea', '');
  expect(readServedFields(form)).toEqual([]);
});
