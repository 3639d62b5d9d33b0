import type { LineDesign } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { copyDesign, fetchDesign } from './designs.ts';
import { saveUnsavedDesign } from './unsaved-designs.ts';

/** A design with its content on the server. */
export interface InitialDesign {
  design: LineDesign;
  content: Design;
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
  const design = await saveUnsavedDesign(storedDesign);
  const content = await fetchDesign(design);
  if (!content?.is_ordered) return content && { design, content };
  if (!isInCart) return undefined;
  const { design: copiedDesign, copy } = await copyDesign(design, content.product_id);
  return { design: copiedDesign, content: copy };
}
