import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeRoot } from '@rangmala/shared/theme';
import { ConfirmDialog } from './ConfirmDialog.tsx';

it('cannot be cancelled or confirmed again while the action runs', async () => {
  let finish: () => void = () => undefined;
  const action = () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined)));
  const onCancel = jest.fn();
  const user = userEvent.setup();
  render(
    <ThemeRoot>
      <ConfirmDialog
        title="Delete it?"
        open
        cancelLabel="Keep it"
        confirmLabel="Yes, delete"
        onCancel={onCancel}
        onConfirm={action}
      >
        <p>It cannot be undone.</p>
      </ConfirmDialog>
    </ThemeRoot>,
  );
  const confirmButton = () => screen.getByRole('button', { name: 'Yes, delete' });
  await user.click(confirmButton());
  expect(confirmButton()).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onCancel).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(confirmButton()).toBeEnabled();
});
