import type { FastifyInstance } from 'fastify';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { mapStack } from './map-stack.ts';
import type { ReleaseErrorRow } from '../../database/platform-tables.ts';

/** Returns an error with its page or slot and its stack in the sources, for people. */
export async function describeError(
  { name, message, stack }: Pick<ReleaseErrorRow, 'name' | 'message' | 'stack'>,
  { app, activeSnapshot }: { app: FastifyInstance; activeSnapshot: Pick<ActiveSnapshot, 'describe'> },
): Promise<string> {
  if (stack === null) return `${name}: ${message}`;
  const mapped = await mapStack(stack, { storage: app.storage, activeSnapshot });
  // Only some browsers begin the stack with the message.
  return `${name}: ${stack.includes(message) ? mapped : `${message}\n${mapped}`}`;
}
