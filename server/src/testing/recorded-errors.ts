import type { FastifyBaseLogger } from 'fastify';

/**
 * Derives a log that records logged errors instead of writing them.
 * @returns the derived log, and the first argument of each call of its `error` method
 */
export function recordErrors(log: FastifyBaseLogger): { log: FastifyBaseLogger; errors: unknown[] } {
  const errors: unknown[] = [];
  const recordingLog = Object.assign(Object.create(log) as FastifyBaseLogger, {
    error: (entry: unknown) => void errors.push(entry),
  });
  return { log: recordingLog, errors };
}
