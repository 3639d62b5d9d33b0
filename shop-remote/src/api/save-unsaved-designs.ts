import { useEffect } from 'react';
import { type Cart, type LineDesign, useCart } from '@rangmala/shared/cart';
import type { DesignContent } from '@rangmala/shared/contract/designs';
import {
  findSavedDesign,
  isLocalDesignId,
  readUnsavedDesign,
  replaceUnsavedDesign,
  storeUnsavedDesign,
  type UnsavedDesign,
} from './design-store.ts';
import { replaceAssets } from '../lib/designer/local-pictures.ts';
import {
  copyDesign,
  createDesign,
  isDesignChangedError,
  isDesignOrderedError,
  saveDesign,
} from './designs.ts';

/** Token of designs with a local id that earlier releases stored. */
const LEGACY_LOCAL_TOKEN = 'local';

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
    await saveDesign(design, replaceAssets(content, copy.asset_ids));
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

/**
 * Saves the cart's unsaved designs when the cart has loaded. Ignores failures, because the checkout saves the designs
 * again before it places the order.
 */
export function useSaveLineDesigns(): void {
  const { lines, isLoaded, replaceDesign } = useCart();
  useEffect(() => {
    if (!isLoaded || !lines.some(({ design }) => design)) return;
    saveLineDesigns(lines, replaceDesign).catch(() => undefined);
  }, [isLoaded]); // eslint-disable-line react-hooks/exhaustive-deps -- runs only when the cart has loaded
}
