import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { SignedLinks } from './signed-links.ts';

const previewSchema = z.object({
  app: z.string(),
  version: z.string(),
  expires: z.number(),
  /**
   * Hides the notice above the page. Used by browser checks, because the notice would count as a difference from the
   * live page.
   */
  isQuiet: z.optional(z.boolean()),
  /** Also shows pages, slots and menu entries with a disabled flag. Used by browser checks. */
  hasAllFlags: z.optional(z.boolean()),
});

/** A release that a preview link shows in the live site; `expires` is in milliseconds since 1970. */
export type Preview = z.infer<typeof previewSchema>;

/** Signs and verifies preview links. */
export class Previews extends SignedLinks<Preview> {
  constructor(db: Database) {
    super(db, 'preview-links', previewSchema);
  }
}
