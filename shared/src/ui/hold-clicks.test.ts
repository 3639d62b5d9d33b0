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

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

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
  outerHydration.finish();
  await nextTurn();
  expect(onClick).not.toHaveBeenCalled();
  innerHydration.finish();
  await nextTurn();
  expect(onClick).toHaveBeenCalledTimes(1);
});
