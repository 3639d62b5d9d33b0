import { repeatEarlyClicks, takeEarlyClicks } from './early-clicks.ts';

function createButton(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.addEventListener('click', onClick);
  document.body.append(button);
  return button;
}

afterEach(() => document.body.replaceChildren());

it('repeats the clicks once, in their order', () => {
  const clicks: string[] = [];
  const menu = createButton(() => clicks.push('menu'));
  const add = createButton(() => clicks.push('add'));
  window.earlyClicks = [add, menu, add];
  takeEarlyClicks();
  repeatEarlyClicks();
  repeatEarlyClicks();
  expect(clicks).toEqual(['add', 'menu', 'add']);
});

it('ends the recording', () => {
  window.earlyClicks = [];
  takeEarlyClicks();
  expect(window.earlyClicks).toBeUndefined();
});

it('omits buttons that the page no longer contains', () => {
  const onClick = jest.fn();
  const button = createButton(onClick);
  window.earlyClicks = [button];
  button.remove();
  takeEarlyClicks();
  repeatEarlyClicks();
  expect(onClick).not.toHaveBeenCalled();
});
