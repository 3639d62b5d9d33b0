import { act } from '@testing-library/react';
import { holdClicks } from './hold-clicks.ts';

function appendPart(parent: Element): Element {
  const element = document.createElement('div');
  parent.append(element);
  return element;
}

function createHydration() {
  let finish = () => {};
  const completion = new Promise<void>((resolve) => (finish = resolve));
  return { completion, finish: () => finish() };
}

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('repeats a click once when several enclosing parts are hydrated', async () => {
  const outer = appendPart(document.body);
  const inner = appendPart(outer);
  const button = document.createElement('button');
  inner.append(button);
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  const [outerHydration, innerHydration] = [createHydration(), createHydration()];
  holdClicks(outer, outerHydration.completion);
  holdClicks(inner, innerHydration.completion);

  button.click();
  await act(async () => outerHydration.finish());
  expect(onClick).not.toHaveBeenCalled();
  await act(async () => innerHydration.finish());
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('repeats a click on a button once when the hydration takes long', async () => {
  jest.useFakeTimers();
  const part = appendPart(document.body);
  const button = document.createElement('button');
  part.append(button);
  const [onWindowClick, onClick] = [jest.fn(), jest.fn()];
  window.addEventListener('click', onWindowClick, { capture: true });
  button.addEventListener('click', onClick);
  const hydration = createHydration();
  holdClicks(part, hydration.completion);

  button.click();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onWindowClick).toHaveBeenCalledTimes(1);
  hydration.finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(onWindowClick).toHaveBeenCalledTimes(2);
  expect(onClick).toHaveBeenCalledTimes(1);
  window.removeEventListener('click', onWindowClick, { capture: true });
});

it('leaves clicks on fields and their labels to the browser', () => {
  const part = appendPart(document.body);
  part.innerHTML = '<label>Gift wrap <input type="checkbox"></label><input type="submit">';
  const stopHolding = holdClicks(part, new Promise(() => undefined));
  const [checkbox, submitButton] = part.querySelectorAll('input');
  part.querySelector('label')?.click();
  expect(checkbox).toBeChecked();
  const onClick = jest.fn();
  submitButton?.addEventListener('click', onClick);
  submitButton?.click();
  expect(onClick).not.toHaveBeenCalled();
  stopHolding();
});
