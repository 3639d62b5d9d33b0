import { links } from '@rangmala/shared/links';
import { onSignOut } from './on-sign-out.ts';

function submitForm(action: string): void {
  const form = document.body.appendChild(document.createElement('form'));
  form.setAttribute('action', action);
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  form.remove();
}

test('calls each function once when the form of Sign Out is submitted', () => {
  const first = jest.fn();
  const second = jest.fn();
  onSignOut(first);
  onSignOut(second);
  onSignOut(first);

  submitForm('/search');
  expect(first).not.toHaveBeenCalled();

  submitForm(links.signOut());
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});
