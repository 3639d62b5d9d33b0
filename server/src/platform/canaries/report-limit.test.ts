import type { FastifyRequest } from 'fastify';
import { ReportLimit } from './report-limit.ts';

const RELEASE = { app: 'shop', version: '1' };
const DAY_MS = 24 * 60 * 60 * 1000;

const createRequest = (ip: string, days = 0) =>
  ({
    ip,
    server: {
      settings: { rateLimits: true },
      now: () => new Date(Date.parse('2026-11-23T07:00:00Z') + days * DAY_MS),
    },
  }) as unknown as FastifyRequest;

it('accepts one failure, three loads and five vitals of a client about a release in a day', () => {
  const limit = new ReportLimit();
  const countAccepted = (
    kind: Parameters<ReportLimit['countReport']>[1],
    request = createRequest('203.0.113.9'),
    release = RELEASE,
  ) => Array.from({ length: 10 }, () => limit.countReport(request, kind, release)).filter(Boolean).length;
  expect(countAccepted('browserFailures')).toBe(1);
  expect(countAccepted('serverFailures')).toBe(1);
  expect(countAccepted('loads')).toBe(3);
  expect(countAccepted('vitals')).toBe(5);
  expect(countAccepted('loads', createRequest('203.0.113.10'))).toBe(3);
  expect(countAccepted('loads', createRequest('203.0.113.9'), { app: 'shop', version: '2' })).toBe(3);
  expect(countAccepted('loads', createRequest('203.0.113.9', 1))).toBe(3);
});
