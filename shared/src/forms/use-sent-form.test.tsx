import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@rangmala/shared/api';
import { expectConsole } from '@rangmala/shared/testing';
import { useForm } from './use-form.ts';
import { useSentForm } from './use-sent-form.ts';

function Form({ send }: { send: () => Promise<unknown> }) {
  const { field, failure, busy, form } = useSentForm('PUT /profile', {
    send,
    fallbackMessage: 'It did not work.',
  });
  const { error, ...attributes } = field('name');
  return (
    <form {...form}>
      <input aria-label="Name" {...attributes} />
      <button type="submit" disabled={busy}>
        Send
      </button>
      <p>{error ?? failure ?? 'nothing to say'}</p>
    </form>
  );
}

function FormWithSlowSchema({ send }: { send: () => Promise<unknown> }) {
  const { busy, form } = useForm(() => new Promise<never>(() => undefined), { send });
  return (
    <form {...form}>
      <button type="submit" disabled={busy}>
        Send
      </button>
    </form>
  );
}

async function sendWith(send: () => Promise<unknown>) {
  const user = userEvent.setup();
  render(<Form send={send} />);
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

it('clears the form after success', async () => {
  await sendWith(async () => undefined);
  expect(screen.getByText('nothing to say')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('shows an error about an unknown field as the form’s failure', async () => {
  await sendWith(async () => {
    throw new ApiError(422, 'It is full moon.', { detail: 'It is full moon.', fields: { moon: 'Full.' } });
  });
  expect(await screen.findByText('It is full moon.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
});

it('shows and logs an unexpected error', async () => {
  expectConsole('error', /undefined is not a function/);
  await sendWith(async () => {
    throw new TypeError('undefined is not a function');
  });
  expect(await screen.findByText('It did not work.')).toBeVisible();
});

it('sends once when the form is submitted again before it shows that it is busy', async () => {
  const send = jest.fn(async () => undefined);
  render(<Form send={send} />);
  const field = screen.getByLabelText('Name');
  fireEvent.change(field, { target: { value: 'Asha' } });
  const form = field.closest('form') as HTMLFormElement;
  await act(async () => {
    form.requestSubmit();
    form.requestSubmit();
  });
  expect(send).toHaveBeenCalledTimes(1);
});

it('is busy while the schema loads, and sends without validation after three seconds', async () => {
  jest.useFakeTimers();
  try {
    const send = jest.fn(async () => undefined);
    render(<FormWithSlowSchema send={send} />);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  } finally {
    jest.useRealTimers();
  }
});
