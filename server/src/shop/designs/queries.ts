import { randomBytes } from 'node:crypto';
import { designContentSchema, type DesignContent } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { DesignAssetRow, DesignRow } from '../../database/design-tables.ts';
import { parseJson } from '../../database/json-column.ts';
import { sha256, newSecret } from '../../lib/secrets.ts';

/** Returns a random id of 128 bits as URL-safe text, without a leading hyphen. */
export function newId(): string {
  return randomBytes(16).toString('base64url').replace(/^-/, '_');
}

export interface NewDesign {
  productId: string;
  userId: string | undefined;
  content: DesignContent;
  now: Date;
}

/**
 * Stores a new design.
 * @returns the row and the token; the database stores only the hash of the token
 */
export async function insertDesign(
  db: Database,
  { productId, userId, content, now }: NewDesign,
): Promise<{ row: DesignRow; token: string }> {
  const token = newSecret();
  const createdAt = now.toISOString();
  const row: DesignRow = {
    id: newId(),
    token_hash: sha256(token),
    user_id: userId ?? null,
    product_id: productId,
    content: JSON.stringify(content),
    created_at: createdAt,
    updated_at: createdAt,
    ordered_at: null,
    ordered_product_id: null,
  };
  await db.insertInto('designs').values(row).execute();
  return { row, token };
}

/** Returns a design; undefined for an unknown id. */
export async function findDesignRow(db: Database, id: string): Promise<DesignRow | undefined> {
  return db.selectFrom('designs').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Replaces the content of a design. When a signed-in customer saves the design of a guest, the customer becomes the
 * owner of the design.
 * @returns the changed row; undefined when the design has been ordered or deleted
 */
export async function updateDesign(
  db: Database,
  id: string,
  content: DesignContent,
  { userId, now }: { userId: string | undefined; now: Date },
): Promise<DesignRow | undefined> {
  return db
    .updateTable('designs')
    .set((set) => ({
      content: JSON.stringify(content),
      updated_at: now.toISOString(),
      ...(userId !== undefined && { user_id: set.fn.coalesce('user_id', set.val(userId)) }),
    }))
    .where('id', '=', id)
    .where('ordered_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Lists the pictures of a design, oldest first. */
export async function listAssets(db: Database, designId: string): Promise<DesignAssetRow[]> {
  return db
    .selectFrom('design_assets')
    .selectAll()
    .where('design_id', '=', designId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Parses the content of a design. */
export function contentOf({ content }: Pick<DesignRow, 'content'>): DesignContent {
  return parseJson(designContentSchema, content);
}
