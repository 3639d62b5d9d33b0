import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { toCookieName, createCookieOptions } from '../../http/cookies.ts';
import { linkQuerySchema, SignedLinks } from '../previews/signed-links.ts';

/** Name of the cookie with the signed text of a staff link. */
const STAFF_COOKIE = 'rangmala_staff';

const LINK_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

const staffSchema = z.object({ staff: z.literal(true), expires: z.number() });

/** Creates and verifies signed links that mark a browser as staff. */
export class StaffLinks {
  readonly #links: SignedLinks<z.infer<typeof staffSchema>>;

  constructor(db: Database) {
    this.#links = new SignedLinks(db, 'staff-links', staffSchema);
  }

  /** Returns the URL of a new staff link. */
  async create({ settings, now }: FastifyInstance): Promise<string> {
    const link = await this.#links.sign({ staff: true, expires: now().getTime() + LINK_LIFETIME_MS });
    return `${settings.publicUrl}/_staff?link=${link}`;
  }

  /** Returns the expiry time of a link's signed text; undefined when the text is invalid or expired. */
  async readExpiry(link: string, now: Date): Promise<Date | undefined> {
    const content = await this.#links.read(link, now.getTime()).catch(() => undefined);
    return content && new Date(content.expires);
  }

  /** Returns whether the request has the cookie of a valid link. */
  async isStaff({ cookies, server }: FastifyRequest): Promise<boolean> {
    const link = cookies[toCookieName(server.settings, STAFF_COOKIE)];
    return link !== undefined && (await this.readExpiry(link, server.now())) !== undefined;
  }
}

/** Adds the route that marks a browser as staff by a link, and the route that removes this mark. */
export const staffRoutes: FastifyPluginAsyncZod<{ staffLinks: StaffLinks }> = async (app, { staffLinks }) => {
  const { settings } = app;
  const name = toCookieName(settings, STAFF_COOKIE);
  const hiddenSchema = { hide: true };

  app.get(
    '/_staff',
    { schema: { ...hiddenSchema, querystring: linkQuerySchema } },
    async (request, reply) => {
      const { link } = request.query;
      const expiryDate = await staffLinks.readExpiry(link, app.now());
      if (expiryDate) reply.setCookie(name, link, { ...createCookieOptions(settings), expires: expiryDate });
      return reply.header('cache-control', 'no-store').redirect('/', 302);
    },
  );

  app.get('/_staff/leave', { schema: hiddenSchema }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .clearCookie(name, createCookieOptions(settings))
      .redirect('/', 302),
  );
};
