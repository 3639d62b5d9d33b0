import { RenderHistory } from './render-history.ts';

const SHELL = { app: 'shell', version: '1' };
const SHOP = { app: 'shop', version: '1' };
const GALLERY = { app: 'gallery', version: '1' };

it('chooses the suspect that has rendered the fewest pages', () => {
  const history = new RenderHistory();
  history.countPage([SHOP, GALLERY], '1');
  history.countPage([SHOP], '1');
  expect(history.recordProcessEnd([SHOP, GALLERY])).toBe(GALLERY);
  expect(history.recordProcessEnd([])).toBeUndefined();
});

it('returns a remote after the first end of a process', () => {
  expect(new RenderHistory().recordProcessEnd([SHOP])).toBe(SHOP);
});

it('returns a shell only after two process ends without a rendered page in between', () => {
  const history = new RenderHistory();
  expect(history.recordProcessEnd([SHELL])).toBeUndefined();
  history.countPage([], '1');
  expect(history.recordProcessEnd([SHELL])).toBeUndefined();
  expect(history.recordProcessEnd([SHELL])).toBe(SHELL);
});
