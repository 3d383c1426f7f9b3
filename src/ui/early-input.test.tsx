import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerEarlyInput, type EarlyInput } from './early-input';

beforeEach(() => {
  globalThis.earlyInput = [];
  document.body.replaceChildren();
});

/** What the inline script of the page does. */
function keep(type: EarlyInput['type'], control: EarlyInput['control'] | null) {
  if (!control) throw new Error('There is nothing to keep');
  const checked = control instanceof HTMLInputElement ? control.checked : undefined;
  const value = 'value' in control ? String(control.value) : undefined;
  globalThis.earlyInput?.push({ type, control, value, checked });
}

function Form({ onPress }: { onPress: (values: string) => void }) {
  const [name, setName] = useState('');
  const [size, setSize] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <select name="size" value={size} onChange={({ target }) => setSize(target.value)}>
        <option value="">?</option>
        <option value="large">Large</option>
      </select>
      <input
        type="checkbox"
        name="agreed"
        checked={isAgreed}
        onChange={({ target }) => setIsAgreed(target.checked)}
      />
      <button type="button" onClick={() => onPress(`${name} ${size} ${String(isAgreed)}`)}>
        Send
      </button>
    </>
  );
}

test('what was typed, chosen and pressed before hydration reaches the code, in order', async () => {
  const onPress = vi.fn();
  const root = document.createElement('div');
  root.dataset['waiting'] = '';
  root.innerHTML = renderToString(<Form onPress={onPress} />);
  document.body.append(root);
  const find = <T extends Element>(selector: string) => root.querySelector<T>(selector);

  const [name, agreed] = root.querySelectorAll('input');
  const size = find<HTMLSelectElement>('select');
  if (!name || !agreed || !size) throw new Error('The form is not there');
  name.value = 'Biscuit';
  keep('input', name);
  size.value = 'large';
  keep('input', size);
  agreed.checked = true;
  keep('input', agreed);
  keep('click', find<HTMLButtonElement>('button'));

  await act(async () => void hydrateRoot(root, <Form onPress={onPress} />));
  expect(onPress).not.toHaveBeenCalled();
  act(() => answerEarlyInput(root));
  expect(onPress.mock.calls).toEqual([['Biscuit large true']]);
  expect(name).toHaveValue('Biscuit');
  expect(root).not.toHaveAttribute('data-waiting');
});

test('a part that still waits keeps its own', () => {
  const onClick = vi.fn();
  const { container } = render(
    <section data-waiting="">
      <button type="button" onClick={onClick}>
        Send
      </button>
    </section>,
  );
  container.dataset['waiting'] = '';
  keep('click', container.querySelector('button'));
  answerEarlyInput(container);
  expect(onClick).not.toHaveBeenCalled();
  const part = container.querySelector('section');
  if (part) answerEarlyInput(part);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('links and disclosures tell of a press without acting on it twice', () => {
  const onPress = vi.fn();
  const onOpen = vi.fn();
  const { container } = render(
    <>
      <a href="tel:+13035550142" onClick={({ defaultPrevented }) => onPress(defaultPrevented)}>
        Call
      </a>
      <details open onToggle={onOpen} />
    </>,
  );
  keep('click', container.querySelector('a'));
  keep('toggle', container.querySelector('details'));
  answerEarlyInput(container);
  expect(onPress.mock.calls).toEqual([[true]]);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a control that was replaced meanwhile hands over to its successor, focus included', () => {
  const onChange = vi.fn();
  const { container, rerender } = render(<input key="served" name="zip" />);
  const served = container.querySelector('input');
  served?.focus();
  keep('focusin', served);
  fireEvent.input(served ?? container, { target: { value: '80209' } });
  keep('input', served);
  rerender(<input key="live" name="zip" onChange={({ target }) => onChange(target.value)} />);
  answerEarlyInput(container);
  expect(container.querySelector('input')).toHaveFocus();
  expect(onChange.mock.calls).toEqual([['80209']]);
});

test('a choice whose label was pressed and then replaced is chosen, one that is there is left alone', () => {
  document.body.innerHTML =
    '<label><input type="radio" name="type" value="dog">Dog</label><label><input type="checkbox" name="agreed">Yes</label>';
  const [dog, agreed] = document.querySelectorAll('input');
  if (!dog || !agreed) throw new Error('The form is not there');
  keep('click', dog);
  keep('click', agreed);
  const successor = dog.cloneNode();
  dog.replaceWith(successor);
  answerEarlyInput(document.body);
  expect(successor).toBeChecked();
  expect(agreed).not.toBeChecked();
});
