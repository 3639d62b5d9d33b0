import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ThemeRoot } from '@rangmala/shared/theme';
import { RadioCard } from './RadioCard.tsx';

function DrinkChoice() {
  const [chosen, setChosen] = useState('tea');
  const renderCard = (value: string, details?: string) => (
    <RadioCard
      name="drink"
      value={value}
      checked={chosen === value}
      onChoose={() => setChosen(value)}
      label={value}
    >
      {details}
    </RadioCard>
  );
  return (
    <ThemeRoot>
      <p>{chosen} it is</p>
      {renderCard('tea', 'with cardamom')}
      {renderCard('coffee')}
    </ThemeRoot>
  );
}

test('has the label as its name and the other texts as its description', () => {
  render(<DrinkChoice />);
  expect(screen.getByRole('radio', { name: 'tea' })).toHaveAccessibleDescription('with cardamom');
  expect(screen.getByRole('radio', { name: 'coffee' })).not.toHaveAccessibleDescription();
});

test('is chosen by a click on its text', async () => {
  render(<DrinkChoice />);
  await userEvent.click(screen.getByText('coffee'));
  expect(screen.getByText('coffee it is')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'coffee' })).toBeChecked();
});

test('keeps a choice made before hydration', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<DrinkChoice />);
  const [, coffee] = container.querySelectorAll('input');
  if (coffee) coffee.checked = true;
  render(<DrinkChoice />, { container, hydrate: true });
  expect(screen.getByText('coffee it is')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'coffee' })).toBeChecked();
});
