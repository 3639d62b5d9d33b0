import { type ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeRoot } from '@rangmala/shared/theme';
import { CheckboxGroup, ChoiceGroup } from './Choices.tsx';
import { FileField } from './FileField.tsx';
import { SelectField } from './TextFields.tsx';

const METHODS = ['Jitsi Meet', 'Call', 'Chat'].map((value) => ({ value, label: value }));

it('shows the error of a select', () => {
  const error = 'Please choose your state.';
  render(<SelectField label="State" name="state" error={error} />, { wrapper: ThemeRoot });
  const field = screen.getByRole('combobox', { name: 'State' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(error);
});

it('shows the name of the current file instead of a refused file', async () => {
  const user = userEvent.setup();
  const onFile = jest.fn();
  const field = (fileName?: string) => (
    <FileField label="Upload your design" accept="image/png" fileName={fileName} onFile={onFile} />
  );
  const { rerender } = render(field(), { wrapper: ThemeRoot });
  expect(screen.getByText('Choose a file')).toBeVisible();
  rerender(field('dog.png'));
  const file = new File(['x'], 'large.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Upload your design'), file);
  expect(onFile).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Upload your design')).toHaveAccessibleDescription('dog.png');
  expect(screen.getByText('Replace')).toBeVisible();
});

it('selects checkboxes in option order', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <CheckboxGroup
      legend="Art types"
      name="types"
      options={METHODS}
      value={['Chat']}
      onChange={onChange}
      error="Please choose one."
    />,
    { wrapper: ThemeRoot },
  );
  expect(screen.getByRole('group', { name: 'Art types' })).toHaveAccessibleDescription('Please choose one.');
  await user.click(screen.getByRole('checkbox', { name: 'Call' }));
  expect(onChange).toHaveBeenLastCalledWith(['Call', 'Chat']);
  await user.click(screen.getByRole('checkbox', { name: 'Chat' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

describe('before hydration', () => {
  function hydrate(element: ReactElement, changeInputs: (inputs: HTMLInputElement[]) => void): void {
    const page = <ThemeRoot>{element}</ThemeRoot>;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    changeInputs([...container.querySelectorAll('input')]);
    render(page, { container, hydrate: true });
  }

  it('keeps a choice', () => {
    const onChange = jest.fn();
    hydrate(
      <ChoiceGroup legend="Method" name="method" options={METHODS} value="Call" onChange={onChange} />,
      ([, , chat]) => {
        if (chat) chat.checked = true;
      },
    );
    expect(onChange).toHaveBeenCalledWith('Chat');
  });

  it('keeps checkboxes that were checked and unchecked', () => {
    const onChange = jest.fn();
    hydrate(
      <CheckboxGroup
        legend="Art types"
        name="types"
        options={METHODS}
        value={['Call', 'Chat']}
        onChange={onChange}
      />,
      ([jitsi, call]) => {
        if (jitsi) jitsi.checked = true;
        if (call) call.checked = false;
      },
    );
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith(['Jitsi Meet', 'Chat']);
  });

  it('keeps a file', () => {
    const onFile = jest.fn();
    const file = new File(['x'], 'cat.png', { type: 'image/png' });
    hydrate(<FileField label="Upload your design" accept="image/png" onFile={onFile} />, ([input]) => {
      if (input) Object.defineProperty(input, 'files', { value: [file] });
    });
    expect(onFile).toHaveBeenCalledWith(file, 0);
  });
});
