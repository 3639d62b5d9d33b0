import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeRoot } from '@rangmala/shared/theme';
import { PasswordField } from './PasswordField.tsx';

const showField = () =>
  render(
    <form aria-label="Test">
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error="Please enter a new password."
      />
    </form>,
    { wrapper: ThemeRoot },
  );
const field = () => screen.getByLabelText('New password');

it('shows and hides the password', async () => {
  const user = userEvent.setup();
  showField();
  await user.type(field(), 'monsoon');
  await user.click(screen.getByRole('button', { name: 'Show new password', pressed: false }));
  expect(field()).toHaveAttribute('type', 'text');
  expect(field()).toHaveValue('monsoon');
  await user.click(screen.getByRole('button', { name: 'Hide new password', pressed: true }));
  expect(field()).toHaveAttribute('type', 'password');
});

it('hides the password on submit', async () => {
  const user = userEvent.setup();
  showField();
  const form = screen.getByRole('form');
  form.addEventListener('submit', (event) => event.preventDefault());
  await user.click(screen.getByRole('button', { name: 'Show new password' }));
  fireEvent.submit(form);
  expect(field()).toHaveAttribute('type', 'password');
});
