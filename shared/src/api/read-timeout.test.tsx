import { act, screen } from '@testing-library/react';
import { useApi, type ApiPath } from '@rangmala/shared/api';
import { renderPage } from '@rangmala/shared/testing';

const PATH = '/items' as ApiPath<string[]>;

function Items() {
  const { data, error } = useApi(PATH);
  return <p>{data?.join(', ') ?? error?.message ?? 'waiting'}</p>;
}

test('a request without a response fails after 15 seconds', async () => {
  jest.useFakeTimers();
  try {
    renderPage(<Items />, { api: { [`GET ${PATH}`]: () => new Promise(() => undefined) } });
    await act(() => jest.advanceTimersByTimeAsync(14_900));
    expect(screen.getByText('waiting')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText(/^We could not reach our server\./)).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
