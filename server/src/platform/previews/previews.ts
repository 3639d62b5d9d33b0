import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { siteSecret } from '../../database/site-secret.ts';

/** A release that the link's visitors see in the live site until it expires. */
export interface Preview {
  app: string;
  version: string;
  /** Milliseconds since 1970. */
  expires: number;
}

const previewSchema = z.object({ app: z.string(), version: z.string(), expires: z.number() });

const SECRET = 'preview-links';

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
    return `${body}.${(await this.#mac(body)).toString('base64url')}`;
  }

  /** Returns the preview of a signed text; undefined when the signature is wrong or the preview has expired. */
  async read(signed: string, now = Date.now()): Promise<Preview | undefined> {
    const [body = '', mac = '', ...rest] = signed.split('.');
    if (rest.length > 0 || signed.length > 1000) return undefined;
    const given = Buffer.from(mac, 'base64url');
    const expected = await this.#mac(body);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const preview = previewSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
    return preview.expires > now ? preview : undefined;
  }

  async #mac(body: string): Promise<Buffer> {
    this.#secret ??= siteSecret(this.#db, SECRET);
    return createHmac('sha256', await this.#secret)
      .update(body)
      .digest();
  }
}
