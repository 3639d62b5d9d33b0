import { createHash, randomBytes } from 'node:crypto';
import { designContentSchema, type DesignContent } from '@rangmala/shared/contract/designs';
import type { Database } from '../../database/database.ts';
import type { DesignAssetRow, DesignRow } from '../../database/design-tables.ts';
import { RuleError } from '../../http/errors.ts';
import { sha256, createSecret } from '../../lib/secrets.ts';
import type { Uploader } from '../../uploads/quota.ts';

const ID_BYTES = 16;

/** Returns a random id of 128 bits as URL-safe text, without a leading hyphen. */
export const createId = (): string => encodeId(randomBytes(ID_BYTES));

const encodeId = (bytes: Buffer): string => bytes.toString('base64url').replace(/^-/, '_');

export interface NewDesign {
  productId: string;
  userId: string | undefined;
  content: DesignContent;
  now: Date;
  /** Token of the design; by default a random token. */
  token?: string | undefined;
  /** The client that creates the design. The daily limits count only designs with this field. */
  uploader?: Uploader | undefined;
}

/**
 * Stores a new design. Returns the existing design if a design has this token already. The id is derived from the
 * token. Concurrent requests with the same token therefore store one design.
 * @returns the row and the token; the database stores only the hash of the token
 */
export async function insertDesign(
  db: Database,
  { productId, userId, content, now, token = createSecret(), uploader }: NewDesign,
): Promise<{ row: DesignRow; token: string }> {
  const createdAt = now.toISOString();
  const row: DesignRow = {
    id: deriveDesignId(token),
    token_hash: sha256(token),
    user_id: userId ?? null,
    product_id: productId,
    content: JSON.stringify(content),
    created_at: createdAt,
    updated_at: createdAt,
    ordered_at: null,
    ordered_product_id: null,
    address_hash: uploader?.address_hash ?? null,
    guest_hash: uploader?.guest_hash ?? null,
    revision: 0,
    editor_id: null,
  };
  await db
    .insertInto('designs')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return { row: (await findDesignRow(db, row.id)) ?? row, token };
}

const deriveDesignId = (token: string): string => deriveId(`design id ${token}`);

/** Returns the id of the picture with this hash in a design. Concurrent uploads of a file therefore store one picture. */
export const deriveAssetId = (designId: string, sha256: string): string =>
  deriveId(`picture ${sha256} in ${designId}`);

/** Returns the id that a copy of the picture `assetId` has in the design `designId`. */
export const deriveCopiedAssetId = (designId: string, assetId: string): string =>
  deriveId(`copy of ${assetId} in ${designId}`);

/** Returns an id that equal texts have in common, and that does not reveal its text. */
const deriveId = (text: string): string =>
  encodeId(createHash('sha256').update(text).digest().subarray(0, ID_BYTES));

/** Returns a design; undefined for an unknown id. */
export async function findDesignRow(db: Database, id: string): Promise<DesignRow | undefined> {
  return db.selectFrom('designs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the design with a design token; undefined for an unknown token. */
export const findDesignByToken = (db: Database, token: string): Promise<DesignRow | undefined> =>
  findDesignRow(db, deriveDesignId(token));

/** The state that a stored design must have before a change. A design in another state is not changed. */
export interface ExpectedDesign {
  /** Revision that the change replaces. When absent, the change replaces any revision. */
  revision?: number | undefined;
  /**
   * Id of the editor that makes the change. An editor may replace its own last change without the current revision.
   */
  editorId?: string | undefined;
}

/**
 * Replaces the content of a design and raises its revision. When a signed-in customer saves the design of a guest, the
 * customer becomes the owner of the design.
 * @returns the changed row; undefined when the design has been ordered or deleted, or does not match `expected`
 */
export async function updateDesign(
  db: Database,
  id: string,
  content: DesignContent,
  { userId, now }: { userId: string | undefined; now: Date },
  expected: ExpectedDesign = {},
): Promise<DesignRow | undefined> {
  return db
    .updateTable('designs')
    .set((set) => ({
      content: JSON.stringify(content),
      updated_at: now.toISOString(),
      revision: set('revision', '+', 1),
      editor_id: expected.editorId ?? null,
      ...(userId !== undefined && { user_id: set.fn.coalesce('user_id', set.val(userId)) }),
    }))
    .where('id', '=', id)
    .where('ordered_at', 'is', null)
    .$if(expected.revision !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('revision', '=', expected.revision ?? 0),
          ...(expected.editorId === undefined ? [] : [eb('editor_id', '=', expected.editorId)]),
        ]),
      ),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Returns the pictures of a design, oldest first. */
export async function listAssets(db: Database, designId: string): Promise<DesignAssetRow[]> {
  return db
    .selectFrom('design_assets')
    .selectAll()
    .where('design_id', '=', designId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * Parses the content of a design.
 * @throws RuleError when the content was stored by an earlier version of the shop and is no longer valid
 */
export function parseDesignContent(row: Pick<DesignRow, 'content'>): DesignContent {
  const content = findDesignContent(row);
  if (!content)
    throw new RuleError(
      'This design was made with an earlier version of the shop and can’t be used any more.',
    );
  return content;
}

/** Returns the content of a design; undefined when it was stored by an earlier version and is no longer valid. */
export const findDesignContent = ({ content }: Pick<DesignRow, 'content'>): DesignContent | undefined =>
  designContentSchema.safeParse(JSON.parse(content)).data;
