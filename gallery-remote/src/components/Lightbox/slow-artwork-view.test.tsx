import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import type * as Loader from './load-artwork-view.ts';
import { dance, meera } from '../../testing/fixtures.ts';
import { createCodeLoader } from '../../lib/code-loader.ts';
import { Lightbox } from './Lightbox.tsx';

const importCode = jest.fn<Promise<unknown>, []>();
let isLoaded = false;

jest.mock('./load-artwork-view.ts', (): typeof Loader => ({
  loadArtworkView: () => load(),
  getLoadedArtworkView: () => (isLoaded ? () => <p>The artwork in full size</p> : undefined),
}));

const load = createCodeLoader(async () => {
  await importCode();
  isLoaded = true;
});

const artworks = [{ ...dance, artist_id: meera.id, artist_name: meera.name }];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('shows a loading message while the code hangs, and loads the code again on Try Again', async () => {
  importCode.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce(undefined);
  renderPage(<Lightbox artworks={artworks} />, { path: '/art-gallery?artwork=dance' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_100));
  expect(screen.getByRole('dialog', { name: 'The Dance' })).toHaveTextContent('Still loading.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDisabled();

  await act(() => jest.advanceTimersByTimeAsync(7_000));
  expect(screen.getByRole('dialog')).toHaveTextContent('We couldn’t open this artwork. Please try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(importCode).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('dialog', { name: 'The Dance' })).toHaveTextContent('The artwork in full size');
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});
