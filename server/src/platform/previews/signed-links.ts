import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { readOrCreateSiteSecret } from '../../database/site-secret.ts';

/** Largest length of a signed text, which must fit into a cookie. */
const MAX_SIGNED_TEXT_LENGTH = 1000;

/** Query of the routes that signed links open. A missing or repeated `link` becomes '', which is an invalid link. */
export const linkQuerySchema = z.object({ link: z.catch(z.string(), '') });

interface LinkSchema<T> {
  parse(value: unknown): T;
}

/** Signs and verifies the content of links with a secret that all processes on one database share. */
export class SignedLinks<T extends { expires: number }> {
  readonly #db: Database;
  readonly #name: string;
  readonly #schema: LinkSchema<T>;
  #secret: Promise<Buffer> | undefined;

  /** @param name name of the secret; each kind of link has its own secret */
  constructor(db: Database, name: string, schema: LinkSchema<T>) {
    this.#db = db;
    this.#name = name;
    this.#schema = schema;
  }

  /** Returns the signed text for a link; `expires` is in milliseconds since 1970. */
  async sign(content: T): Promise<string> {
    const body = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${body}.${(await this.#computeMac(body)).toString('base64url')}`;
  }

  /**
   * Returns the content of a signed text; undefined when the text is invalid or expired.
   * @throws an error when the signed content does not match the schema
   */
  async read(signedText: string, now = Date.now()): Promise<T | undefined> {
    const [body = '', mac = '', ...extraParts] = signedText.split('.');
    if (extraParts.length > 0 || signedText.length > MAX_SIGNED_TEXT_LENGTH) return undefined;
    const receivedMac = Buffer.from(mac, 'base64url');
    const expectedMac = await this.#computeMac(body);
    if (receivedMac.length !== expectedMac.length || !timingSafeEqual(receivedMac, expectedMac))
      return undefined;
    const content = this.#schema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
    return content.expires > now ? content : undefined;
  }

  async #computeMac(body: string): Promise<Buffer> {
    this.#secret ??= readOrCreateSiteSecret(this.#db, this.#name);
    return createHmac('sha256', await this.#secret)
      .update(body)
      .digest();
  }
}
