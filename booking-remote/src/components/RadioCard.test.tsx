import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeRoot } from '@rangmala/shared/theme';
import { RadioCard } from './RadioCard.tsx';

function DrinkChoice() {
  const [chosen, setChosen] = useState('tea');
  return (
    <ThemeRoot>
      <p>{chosen} it is</p>
      {['tea', 'coffee'].map((value) => (
        <RadioCard
          key={value}
          name="drink"
          value={value}
          checked={chosen === value}
          onChoose={() => setChosen(value)}
          label={value}
        />
      ))}
    </ThemeRoot>
  );
}

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
