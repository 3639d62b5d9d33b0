import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';

/** Largest length of a signed text, which must fit into a cookie. */
const MAX_SIGNED_TEXT_LENGTH = 1000;

const SECRET_NAME = 'preview-links';

const previewSchema = z.object({
  app: z.string(),
  version: z.string(),
  expires: z.number(),
  /** Hides the notice above the page. Used by `rangmala check`, which compares the page with the live page. */
  isQuiet: z.optional(z.boolean()),
  /** Also shows pages, slots and menu entries with a disabled flag. Used by `rangmala check`. */
  hasAllFlags: z.optional(z.boolean()),
});

/** A release that a preview link shows in the live site; `expires` is in milliseconds since 1970. */
export type Preview = z.infer<typeof previewSchema>;

/** Signs and verifies preview links with a secret that all processes on one database share. */
export class Previews {
  readonly #db: Database;
  #secret: Promise<Buffer> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the signed text for a link. */
  async sign(preview: Preview): Promise<string> {
    const body = Buffer.from(JSON.stringify(preview)).toString('base64url');
    return `${body}.${(await this.#computeMac(body)).toString('base64url')}`;
  }

  /**
   * Returns the preview of a signed text; undefined when the text is invalid or expired.
   * @throws an error when the signed content does not match the schema
   */
  async read(signedText: string, now = Date.now()): Promise<Preview | undefined> {
    const [body = '', mac = '', ...extraParts] = signedText.split('.');
    if (extraParts.length > 0 || signedText.length > MAX_SIGNED_TEXT_LENGTH) return undefined;
    const receivedMac = Buffer.from(mac, 'base64url');
    const expectedMac = await this.#computeMac(body);
    if (receivedMac.length !== expectedMac.length || !timingSafeEqual(receivedMac, expectedMac))
      return undefined;
    const preview = previewSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
    return preview.expires > now ? preview : undefined;
  }

  async #computeMac(body: string): Promise<Buffer> {
    this.#secret ??= readOrCreateSiteSecret(this.#db, SECRET_NAME);
    return createHmac('sha256', await this.#secret)
      .update(body)
      .digest();
  }
}
