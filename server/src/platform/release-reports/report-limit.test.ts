import type { FastifyRequest } from 'fastify';
import { ReportLimit } from './report-limit.ts';

const FRIDAY = new Date('2026-11-20T07:00:00Z');
const SATURDAY = new Date('2026-11-21T00:00:00Z');

/** Reports 10 times. @returns the number of accepted reports */
function countAccepted(
  limit: ReportLimit,
  kind: Parameters<ReportLimit['countReport']>[1],
  { ip = '203.0.113.9', now = FRIDAY, version = '1', rateLimits = true } = {},
): number {
  const request = { ip, server: { settings: { rateLimits }, now: () => now } } as unknown as FastifyRequest;
  return Array.from({ length: 10 }, () => limit.countReport(request, kind, { app: 'shop', version })).filter(
    Boolean,
  ).length;
}

it('limits the reports of an IP address about a release in a day', () => {
  const limit = new ReportLimit();
  expect(countAccepted(limit, 'browserFailures')).toBe(1);
  expect(countAccepted(limit, 'serverFailures')).toBe(1);
  expect(countAccepted(limit, 'vitals')).toBe(5);
  for (const other of [{}, { ip: '203.0.113.10' }, { version: '2' }, { now: SATURDAY }])
    expect(countAccepted(limit, 'loads', other)).toBe(3);
});

it('accepts all reports from this machine, and all reports without rate limits', () => {
  for (const request of [{ ip: '127.0.0.1' }, { rateLimits: false }])
    expect(countAccepted(new ReportLimit(), 'browserFailures', request)).toBe(10);
});
