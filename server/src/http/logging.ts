import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings.ts';
import { isInProcess } from './in-process.ts';

export interface LogStream {
  write(line: string): void;
}

/**
 * Returns the options of the log: standard error, one JSON object per line. It never contains a body, a cookie, a
 * header, a query or a part of a path that may be a token: a request is logged as method and path, an error as kind,
 * message and stack.
 */
export function loggerOptions(
  settings: Settings,
  stream: LogStream = process.stderr,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    level: settings.logLevel,
    stream,
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url) }),
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

/** Logs one line per request, when it has been answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = isInProcess(request) ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

function pathOf(url: string | undefined): string {
  const path = (url ?? '').split('?', 1)[0] ?? '';
  return path.replace(CALENDAR, '$1…');
}

/** The rest of the path is an artist's secret, or a mistyped one. */
const CALENDAR = /(\/calendar\/).+/i;
