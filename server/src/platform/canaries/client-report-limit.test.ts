import { ClientReportLimit } from './client-report-limit.ts';

const RELEASE = 'shop 1';
const NOW = Date.parse('2026-11-23T07:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts one report of each of `count` other clients. Different prefixes mean different clients. */
function countReportsOfOtherClients(limit: ClientReportLimit, prefix: string, count: number): void {
  for (let client = 0; client < count; client += 1)
    limit.countReport(`${prefix}-${client}`, 'loads', RELEASE, NOW);
}

it('accepts three loads and five vitals of a client about a release in a day', () => {
  const limit = new ClientReportLimit();
  const countAccepted = (kind: 'loads' | 'vitals', ipAddress: string, release: string, now: number) =>
    Array.from({ length: 10 }, () => limit.countReport(ipAddress, kind, release, now)).filter(Boolean).length;
  expect(countAccepted('loads', '203.0.113.9', RELEASE, NOW)).toBe(3);
  expect(countAccepted('vitals', '203.0.113.9', RELEASE, NOW)).toBe(5);
  expect(countAccepted('loads', '203.0.113.10', RELEASE, NOW)).toBe(3);
  expect(countAccepted('loads', '203.0.113.9', 'shop 2', NOW)).toBe(3);
  expect(countAccepted('loads', '203.0.113.9', RELEASE, NOW + DAY_MS)).toBe(3);
});

it('removes the counters of inactive clients first when many other clients send reports', () => {
  const limit = new ClientReportLimit();
  const countReport = (ipAddress: string) => limit.countReport(ipAddress, 'loads', RELEASE, NOW);
  const recent = '203.0.113.9';
  const inactive = '203.0.113.10';
  for (const ipAddress of [recent, inactive])
    expect(Array.from({ length: 4 }, () => countReport(ipAddress))).toEqual([true, true, true, false]);
  countReportsOfOtherClients(limit, 'first', 30_000);
  expect(countReport(recent)).toBe(false);
  countReportsOfOtherClients(limit, 'second', 30_000);
  expect(countReport(recent)).toBe(false);
  expect(countReport(inactive)).toBe(true);
});
