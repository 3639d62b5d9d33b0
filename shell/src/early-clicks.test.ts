import { repeatEarlyClicks, takeEarlyClicks } from './early-clicks.ts';

function createButton(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.addEventListener('click', onClick);
  document.body.append(button);
  return button;
}

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

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

it('repeats a click that React has ignored while it hydrates the page', () => {
  jest.useFakeTimers();
  const onClick = jest.fn();
  const button = createButton(onClick);
  button.type = 'button';
  takeEarlyClicks();
  button.click();
  jest.runAllTimers();
  repeatEarlyClicks();
  expect(onClick).toHaveBeenCalledTimes(2);
  button.click();
  jest.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('does not repeat a click that React has handled while it hydrates the page', () => {
  jest.useFakeTimers();
  const onClick = jest.fn();
  const button = createButton(onClick);
  button.type = 'button';
  takeEarlyClicks();
  button.click();
  Object.assign(button, { __reactFiber$test: {} });
  jest.runAllTimers();
  repeatEarlyClicks();
  expect(onClick).toHaveBeenCalledTimes(1);
});
