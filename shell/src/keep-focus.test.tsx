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

it('moves the focus when a button that was disabled while it had the focus is removed', async () => {
  find('remove').focus();
  find('remove').setAttribute('disabled', '');
  // jsdom does not take the focus from a disabled element, as browsers do.
  find('remove').blur();
  await Promise.resolve();
  find('line').remove();
  await waitFor(() => expect(find('list')).toHaveFocus());
});

it('leaves the focus where a component has moved it', async () => {
  const focusList = jest.spyOn(find('list'), 'focus');
  find('remove').focus();
  find('line').remove();
  // The removal is noticed after the current task.
  await Promise.resolve();
  find('other').focus();
  find('other').remove();
  await waitFor(() => expect(find('page')).toHaveFocus());
  expect(focusList).not.toHaveBeenCalled();
});
