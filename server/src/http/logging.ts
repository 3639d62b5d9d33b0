import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';
import { isInProcess } from './in-process.ts';

export interface LogStream {
  write(line: string): void;
}

/**
 * Returns the logger options. Each log line is a JSON object. Request objects are logged without headers, bodies and
 * queries.
 */
export function createLoggerOptions(
  settings: Settings,
  stream: LogStream = process.stderr,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: settings.logLevel,
    stream,
    serializers: {
      req: (request) => ({ method: request.method, path: redactPath(request.url) }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...(error.code === undefined ? {} : { code: error.code }),
      }),
    },
  };
}

/** Logs one line per request after the response. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = isInProcess(request) ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        path: redactPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request completed',
    );
  });
}

function redactPath(url: string | undefined): string {
  const path = (url ?? '').split('?', 1)[0] ?? '';
  return path.replace(CALENDAR_PATH, '$1…');
}

/** Matches `/calendar/` and the rest of the path, which contains the secret of a calendar feed. */
const CALENDAR_PATH = /(\/calendar\/).+/i;
