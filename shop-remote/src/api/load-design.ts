import type { LineDesign } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { copyDesign, fetchDesign, isDesignChangedError } from './designs.ts';
import { findSavedDesign } from './saved-local-designs.ts';
import { readUnsavedDesign, saveUnsavedDesign, type UnsavedDesign } from './unsaved-designs.ts';

/** A design with its content on the server. */
export interface InitialDesign {
  design: LineDesign;
  content: Design;
  /** Changes of this browser that were not saved, because another editor has changed the design since. */
  unsaved?: UnsavedDesign | undefined;
}

/**
 * Loads a design from the server, after saving changes that this browser stored. If the design of a cart line was
 * ordered, copies it and returns the copy.
 * @returns undefined when the design no longer exists, or was ordered and is in no cart line
 */
export async function loadDesign(
  storedDesign: LineDesign,
  isInCart: boolean,
): Promise<InitialDesign | undefined> {
  const { design, unsaved } = await saveOrReadUnsaved(storedDesign);
  const content = await fetchDesign(design);
  if (!content?.is_ordered) return content && { design, content, unsaved };
  if (!isInCart) return undefined;
  const { design: copiedDesign, copy } = await copyDesign(design, content.product_id);
  return { design: copiedDesign, content: copy };
}

async function saveOrReadUnsaved(storedDesign: LineDesign): Promise<Omit<InitialDesign, 'content'>> {
  try {
    return { design: await saveUnsavedDesign(storedDesign) };
  } catch (error) {
    if (!isDesignChangedError(error)) throw error;
    const design = findSavedDesign(storedDesign.id) ?? storedDesign;
    return { design, unsaved: readUnsavedDesign(design.id) };
  }
}
