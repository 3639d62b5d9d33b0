import { reportLoad } from './client-reports.ts';

afterEach(() => jest.useRealTimers());

it('sends more than 20 loads in several requests', () => {
  jest.useFakeTimers();
  const paths: string[] = [];
  const loadCounts: number[] = [];
  const stringify = jest.spyOn(JSON, 'stringify');
  navigator.sendBeacon = (path) => paths.push(String(path)) > 0;
  for (let load = 0; load < 45; load += 1) reportLoad({ app: 'shop', version: '1.0.0-a', ms: load });
  jest.advanceTimersByTime(2_000);
  for (const [body] of stringify.mock.calls) loadCounts.push((body as unknown[]).length);
  expect(paths).toEqual(['/_site/loads', '/_site/loads', '/_site/loads']);
  expect(loadCounts).toEqual([20, 20, 5]);
});
