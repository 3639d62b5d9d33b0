import { waitFor } from '@testing-library/react';
import { keepFocusInPlace } from './keep-focus.ts';

beforeAll(() => keepFocusInPlace());

const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<main id="page"><ul id="list"><li id="line"><button id="remove"></button></li></ul><button id="other"></button></main>';
});

it('moves the focus to the nearest ancestor that is left when the focused element is removed', async () => {
  find('remove').focus();
  find('line').remove();
  await waitFor(() => expect(find('list')).toHaveFocus());
  find('other').focus();
  expect(find('list')).not.toHaveAttribute('tabindex');
});

it('leaves the focus where a component has moved it', async () => {
  find('remove').focus();
  find('line').remove();
  find('other').focus();
  find('page').append(document.createElement('p'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(find('other')).toHaveFocus();
});

it('does not move the focus when an element that was left before is removed', async () => {
  find('remove').focus();
  find('remove').blur();
  await Promise.resolve();
  find('line').remove();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(document.body).toHaveFocus();
});
