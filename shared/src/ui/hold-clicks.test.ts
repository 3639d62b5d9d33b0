import { act } from '@testing-library/react';
import { holdClicks } from './hold-clicks.ts';

function part(parent: Element): Element {
  const element = document.createElement('div');
  parent.append(element);
  return element;
}

function hydration() {
  let finish = () => {};
  const completion = new Promise<void>((resolve) => (finish = resolve));
  return { completion, finish: () => finish() };
}

afterEach(() => document.body.replaceChildren());

it('repeats a click once when several enclosing parts are hydrated', async () => {
  const outer = part(document.body);
  const inner = part(outer);
  const button = document.createElement('button');
  inner.append(button);
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  const [outerHydration, innerHydration] = [hydration(), hydration()];
  holdClicks(outer, outerHydration.completion);
  holdClicks(inner, innerHydration.completion);

  button.click();
  await act(async () => outerHydration.finish());
  expect(onClick).not.toHaveBeenCalled();
  await act(async () => innerHydration.finish());
  expect(onClick).toHaveBeenCalledTimes(1);
});
