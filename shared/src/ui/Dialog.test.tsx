import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ThemeRoot } from '@rangmala/shared/theme';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

function TestDialog({ onClose }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <ThemeRoot>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        title="Confirm your design"
        open={isOpen}
        onClose={close}
        actions={<Button onClick={close}>Cancel</Button>}
      >
        <p>Is it right?</p>
        <input type="file" aria-label="Picture" />
      </Dialog>
    </ThemeRoot>
  );
}

const CLOSE = {
  'the Escape key': (user: UserEvent) => user.keyboard('{Escape}'),
  'a click on Close': (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' })),
  'a press on the backdrop': (user: UserEvent) =>
    user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog') }),
};

it.each(Object.entries(CLOSE))('closes once on %s', async (_case, closeDialog) => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(<TestDialog onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await closeDialog(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open when the choice of a file is cancelled', async () => {
  const user = userEvent.setup();
  render(<TestDialog />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
});
