import { act, screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { LoadingModule } from './LoadingModule.tsx';

it('shows “Still loading” one second after the placeholder', () => {
  jest.useFakeTimers();
  renderPage(<LoadingModule />);
  const message = 'Still loading. Thank you for waiting.';
  act(() => jest.advanceTimersByTime(900));
  expect(screen.queryByText(message)).toBeNull();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText(message)).toBeVisible();
  jest.useRealTimers();
});
