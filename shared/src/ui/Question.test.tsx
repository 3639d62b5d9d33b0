import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ThemeRoot } from '@rangmala/shared/theme';
import { Question } from './Question.tsx';

function ask(onYes: () => ReactNode | Promise<ReactNode>) {
  const onNo = jest.fn();
  render(
    <ThemeRoot>
      <Question title="Delete it?" open no="Keep it" yes="Yes, delete" onNo={onNo} onYes={onYes}>
        <p>It cannot be undone.</p>
      </Question>
    </ThemeRoot>,
  );
  return { onNo, user: userEvent.setup() };
}

const yes = () => screen.getByRole('button', { name: 'Yes, delete' });

it('leaves everything as it is on No', async () => {
  const onYes = jest.fn();
  const { onNo, user } = ask(onYes);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onNo).toHaveBeenCalledTimes(1);
  expect(onYes).not.toHaveBeenCalled();
});

it('cannot be left, or answered twice, while it is being done', async () => {
  let finish: () => void = () => undefined;
  const { onNo, user } = ask(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
  await user.click(yes());
  expect(yes()).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(onNo).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(yes()).toBeEnabled();
});

it('says what could not be done, until it is tried again or left', async () => {
  const answers: ReactNode[] = ['It hangs too fast.', undefined];
  const { user } = ask(async () => answers.shift());
  await user.click(yes());
  expect(screen.getByRole('alert')).toHaveTextContent('It hangs too fast.');
  await user.click(yes());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
