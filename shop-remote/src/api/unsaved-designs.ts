import type { Cart, LineDesign } from '@rangmala/shared/cart';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import { isLocalDesignId, createLocalDesignId } from '../lib/local-design-id.ts';
import {
  copyDesign,
  createDesign,
  isDesignChangedError,
  isDesignOrderedError,
  type SaveBase,
  saveDesign,
  replaceAssetIds,
} from './designs.ts';
import { findSavedDesign, storeSavedDesign } from './saved-local-designs.ts';
import { readStoredRecord, writeStoredRecord } from './stored-record.ts';

const STORAGE_KEY = 'rangmala.unsavedDesigns';
/** Token of designs with a local id that earlier releases stored. */
const LEGACY_LOCAL_TOKEN = 'local';

/**
 * The product and the content of a design with changes that are not saved on the server yet. Designs that earlier
 * releases stored have no fields of {@link SaveBase}.
 */
export interface UnsavedDesign extends SaveBase {
  productId: string;
  content: DesignContent;
}

/**
 * Returns a design with the token and a local id, for use while the server may not have the design. {@link
 * saveUnsavedDesign} creates the design on the server, unless the server has a design with this token.
 */
export const createLocalDesign = (token: string): LineDesign => ({
  id: createLocalDesignId(),
  token,
});

/**
 * Stores the unsaved changes of a design in this browser.
 * @returns whether the browser has stored the changes
 */
export function storeUnsavedDesign({ id }: LineDesign, unsaved: UnsavedDesign): boolean {
  return writeStoredRecord(STORAGE_KEY, { ...readStoredRecord(STORAGE_KEY), [id]: unsaved });
}

/** Removes the changes that this browser stores for a design. */
export function removeUnsavedDesign(id: string): void {
  const { [id]: unsavedDesign, ...others } = readStoredRecord(STORAGE_KEY);
  if (unsavedDesign !== undefined) writeStoredRecord(STORAGE_KEY, others);
}

/** Returns the changes that this browser stores for a design; undefined when none can be read. */
export function readUnsavedDesign(id: string): UnsavedDesign | undefined {
  const unsavedDesign = readStoredRecord(STORAGE_KEY)[id];
  return isUnsavedDesign(unsavedDesign) ? unsavedDesign : undefined;
}

/** Removes the changes that this browser stores for a design, unless another editor has stored them. */
export function removeUnsavedChangesByEditor(editorId: string, id: string): void {
  const storedEditorId = readUnsavedDesign(id)?.editor_id;
  if (storedEditorId === undefined || storedEditorId === editorId) removeUnsavedDesign(id);
}

/** Removes the changes that this browser stores for a design, if they are equal to `content`. */
export function removeUnsavedContent(id: string, content: DesignContent): void {
  const unsavedDesign = readUnsavedDesign(id);
  if (!unsavedDesign) return;
  if (JSON.stringify(unsavedDesign.content) === JSON.stringify(content)) removeUnsavedDesign(id);
}

/**
 * Removes the changes that this browser stores for a design which was saved on the server. If the design had a local id
 * and now has an id of the server, stores the saved design for {@link saveUnsavedDesign}.
 */
export function replaceUnsavedDesign(id: string, savedDesign: LineDesign): void {
  if (isLocalDesignId(id) && !isLocalDesignId(savedDesign.id)) storeSavedDesign(id, savedDesign);
  removeUnsavedDesign(id);
}

/**
 * Saves the changes that this browser stores for a design. If the design was ordered, saves the changes in a copy.
 * @returns id and token of the saved design. If this browser stores no changes of the design, returns the saved design
 *   that replaced the local id of `design`; if no design replaced it, returns `design`.
 * @throws ApiError when the design cannot be saved, with status 412 when another editor has saved a newer revision. The
 *   changes stay stored in the browser.
 */
export async function saveUnsavedDesign(design: LineDesign): Promise<LineDesign> {
  const unsavedDesign = readUnsavedDesign(design.id);
  if (!unsavedDesign) {
    const savedDesign = findSavedDesign(design.id);
    return savedDesign ? saveUnsavedDesign(savedDesign) : design;
  }
  const { productId, content } = unsavedDesign;
  const designOnServer = isLocalDesignId(design.id)
    ? await createDesignOnServer(design, productId, content)
    : design;
  const savedDesign = await saveOrCopy(designOnServer, unsavedDesign).catch((error: unknown) => {
    // Stores the changes under the server's id, so that the editor finds them and lets the customer choose a version.
    if (isDesignChangedError(error) && designOnServer.id !== design.id) {
      storeUnsavedDesign(designOnServer, unsavedDesign);
      replaceUnsavedDesign(design.id, designOnServer);
    }
    throw error;
  });
  replaceUnsavedDesign(design.id, savedDesign);
  return savedDesign;
}

async function saveOrCopy(
  designOnServer: LineDesign,
  { productId, content, ...base }: UnsavedDesign,
): Promise<LineDesign> {
  try {
    await saveDesign(designOnServer, content, base);
    return designOnServer;
  } catch (error) {
    if (!isDesignOrderedError(error)) throw error;
    const { design, copy } = await copyDesign(designOnServer, productId);
    await saveDesign(design, replaceAssetIds(content, copy));
    return design;
  }
}

async function createDesignOnServer(
  localDesign: LineDesign,
  productId: string,
  { options }: DesignContent,
): Promise<LineDesign> {
  const chosenToken = localDesign.token === LEGACY_LOCAL_TOKEN ? undefined : localDesign.token;
  const { id, token } = await createDesign(productId, options, chosenToken);
  return { id, token };
}

/**
 * Saves the changes that this browser stores for designs of cart lines, and updates the ids of the designs in the cart.
 * @returns ids and tokens of the saved designs, by the ids of the designs in `lines`
 * @throws ApiError when a design cannot be saved; the designs of the following lines are then not saved
 */
export async function saveLineDesigns(
  lines: readonly { design?: LineDesign }[],
  replaceDesign: Cart['replaceDesign'],
): Promise<ReadonlyMap<string, LineDesign>> {
  const savedDesigns = new Map<string, LineDesign>();
  for (const { design } of lines) {
    if (!design) continue;
    const designOnServer = await saveUnsavedDesign(design);
    savedDesigns.set(design.id, designOnServer);
    if (designOnServer.id !== design.id) replaceDesign(design.id, designOnServer);
  }
  return savedDesigns;
}

/** Returns whether the value has the fields of an unsaved design. The server validates the content. */
function isUnsavedDesign(value: unknown): value is UnsavedDesign {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, content } = value as Partial<Record<keyof UnsavedDesign, unknown>>;
  return typeof productId === 'string' && typeof content === 'object' && content !== null;
}
