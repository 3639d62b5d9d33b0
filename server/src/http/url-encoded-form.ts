import type { FastifyInstance } from 'fastify';

/** Enables URL-encoded HTML forms for the routes of `app`. `request.body` is an object with one text per field. */
export function acceptUrlEncodedForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
