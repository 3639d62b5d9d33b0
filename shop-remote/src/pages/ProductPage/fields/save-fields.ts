import type { LineDesign } from '@rangmala/shared/cart';
import { createDesign, createDesignToken, isPermanentRefusal } from '../../../api/designs.ts';
import {
  createLocalDesign,
  isLocalDesignId,
  removeUnsavedDesign,
  storeUnsavedDesign,
} from '../../../api/design-store.ts';
import { uploadAsset } from '../../../api/layer-resources.ts';
import { withTimeLimit } from '../../../api/retry.ts';
import { saveUnsavedDesign } from '../../../api/save-unsaved-designs.ts';
import { isPictureShown, replaceAsset } from '../../../lib/designer/local-pictures.ts';
import { checkFields, type FilledFields, fillContent } from './check-fields.ts';
import { findProblems } from './field-values.ts';

/** Longest time for which a customer waits for the server. */
const SAVE_TIMEOUT_MS = 5000;

/** Returns a design that the server does not have yet. */
export const createUnsavedDesign = (): LineDesign => createLocalDesign(createDesignToken());

/**
 * Checks and saves a design. Stores it in this browser when the server does not answer; it is then saved before the
 * order.
 * @param target a stored design, or the result of {@link createUnsavedDesign}; the same for each attempt
 * @returns the saved or stored design; undefined when it can neither be saved nor stored
 * @throws Error with a sentence about a value that cannot be printed
 * @throws ApiError when the server refuses the design, or when a photo cannot be uploaded
 */
export async function saveFields(target: LineDesign, request: FilledFields): Promise<LineDesign | undefined> {
  const { id: productId } = request.product;
  const [problem] = Object.values(await findRefusals(request));
  if (problem !== undefined) throw new Error(problem);
  let content = fillContent(request);
  const photos = [...request.files].filter(([id]) => isPictureShown(content, id));
  if (photos.length > 0) {
    const designOnServer = isLocalDesignId(target.id)
      ? await createDesign(productId, content.options, target.token)
      : target;
    for (const [id, file] of photos) {
      const asset = await uploadAsset(designOnServer, file, () => undefined);
      content = replaceAsset(content, id, asset.id);
    }
  }
  const isStored = storeUnsavedDesign(target, { productId, content });
  try {
    return await withTimeLimit(SAVE_TIMEOUT_MS, saveUnsavedDesign(target));
  } catch (error) {
    if (!isPermanentRefusal(error)) return isStored ? target : undefined;
    removeUnsavedDesign(target.id);
    throw error;
  }
}

/** Returns what is known to be wrong. Without a connection, the server checks the design when it is saved. */
async function findRefusals(request: FilledFields): Promise<Record<string, string>> {
  try {
    return (await withTimeLimit(SAVE_TIMEOUT_MS, checkFields(request))).problems;
  } catch {
    return findProblems(request.product.fields, request.changes);
  }
}
