import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { UnavailablePart } from './UnavailablePart.tsx';

it('links the phone number without brackets and hyphens', () => {
  renderPage(<UnavailablePart app="shop" kind="slot" onRetry={() => undefined} />, {
    site: { phone: '+91 (40) 5555-0101' },
  });
  expect(screen.getByRole('link', { name: '+91 (40) 5555-0101' })).toHaveAttribute(
    'href',
    'tel:+914055550101',
  );
});
