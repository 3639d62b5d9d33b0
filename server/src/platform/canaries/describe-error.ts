import type { FastifyInstance } from 'fastify';
import type { ActiveSnapshot } from '../registry/active-snapshot.ts';
import { mapStack } from './map-stack.ts';
import type { ReleaseErrorRow } from '../../database/platform-tables.ts';

/** Formats an error as text. Maps the positions in the stack to the sources. */
export async function describeError(
  { name, message, stack }: Pick<ReleaseErrorRow, 'name' | 'message' | 'stack'>,
  { app, activeSnapshot }: { app: FastifyInstance; activeSnapshot: Pick<ActiveSnapshot, 'describe'> },
): Promise<string> {
  if (stack === null) return `${name}: ${message}`;
  const mappedStack = await mapStack(stack, { storage: app.storage, activeSnapshot });
  // Some browsers leave the message out of the stack.
  return `${name}: ${stack.includes(message) ? mappedStack : `${message}\n${mappedStack}`}`;
}
