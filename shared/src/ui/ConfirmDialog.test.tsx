import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ThemeRoot } from '@rangmala/shared/theme';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function renderDialog(onConfirm: () => ReactNode | Promise<ReactNode>) {
  const onCancel = jest.fn();
  render(
    <ThemeRoot>
      <ConfirmDialog
        title="Delete it?"
        open
        cancelLabel="Keep it"
        confirmLabel="Yes, delete"
        onCancel={onCancel}
        onConfirm={onConfirm}
      >
        <p>It cannot be undone.</p>
      </ConfirmDialog>
    </ThemeRoot>,
  );
  return { onCancel, user: userEvent.setup() };
}

const confirmButton = () => screen.getByRole('button', { name: 'Yes, delete' });

it('does not perform the action when cancelled', async () => {
  const onConfirm = jest.fn();
  const { onCancel, user } = renderDialog(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('cannot be cancelled or confirmed again while the action runs', async () => {
  let finish: () => void = () => undefined;
  const action = () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined)));
  const { onCancel, user } = renderDialog(action);
  await user.click(confirmButton());
  expect(confirmButton()).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onCancel).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(confirmButton()).toBeEnabled();
});

it('shows the error until the action is tried again', async () => {
  const results: ReactNode[] = ['It is locked.', undefined];
  const { user } = renderDialog(async () => results.shift());
  await user.click(confirmButton());
  expect(screen.getByRole('alert')).toHaveTextContent('It is locked.');
  await user.click(confirmButton());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
