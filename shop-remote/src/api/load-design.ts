import { ApiError } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type { Design } from '@rangmala/shared/contract/designs';
import { copyDesign, isDesignChangedError } from './designs.ts';
import { fetchDesign } from './fetch-design.ts';
import { addPendingLayers, readPendingFile, readPendingLayers } from './pending-pictures.ts';
import { findSavedDesign } from './saved-local-designs.ts';
import {
  readUnsavedDesign,
  removeUnsavedDesign,
  saveUnsavedDesign,
  type UnsavedDesign,
} from './unsaved-designs.ts';

/** A design with its content on the server. */
export interface InitialDesign {
  design: LineDesign;
  content: Design;
  /** Changes of this browser that were not saved, because another editor has changed the design since. */
  unsaved?: UnsavedDesign | undefined;
  /** Files of pictures whose upload did not end, by the local ids under which layers of the content show them. */
  pendingFiles?: ReadonlyMap<string, File> | undefined;
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

/** Loads a design like {@link loadDesign}, with the pictures whose upload did not end. */
async function loadEditableDesign(
  storedDesign: LineDesign,
  isInCart: boolean,
): Promise<InitialDesign | undefined> {
  const initial = await loadDesign(storedDesign, isInCart);
  if (!initial) return undefined;
  const { design, content, unsaved } = initial;
  const pendingFiles = new Map<string, File>();
  const storedLayers = readPendingLayers(design.id);
  for (const { layer } of storedLayers) {
    const file = await readPendingFile(layer.asset);
    if (file) pendingFiles.set(layer.asset, file);
  }
  const layers = storedLayers.filter(({ layer }) => pendingFiles.has(layer.asset));
  if (layers.length === 0) return initial;
  return {
    design,
    content: addPendingLayers(content, layers),
    unsaved: unsaved && { ...unsaved, content: addPendingLayers(unsaved.content, layers) },
    pendingFiles,
  };
}

/** Ids of stored designs that were refused with an {@link UnusableDesignError}. */
const refusedIds = new Set<string>();

/** The server refuses a design that an earlier version stored. */
class UnusableDesignError extends Error {
  /** The sentence for the customer. */
  readonly explanation: string;

  constructor(explanation: string) {
    super(explanation);
    this.explanation = explanation;
  }
}

/**
 * Loads a design for the editor, with the pictures whose upload did not end. When the server refuses a design of an
 * earlier version, and the customer tries again, removes the changes that this browser stored.
 * @param isRepeated whether the customer tries again after an error
 * @returns undefined also when the customer tries again and the server refuses the design itself
 * @throws UnusableDesignError when the server refuses the design, until the customer tries again
 */
export async function loadDesignForEditor(
  storedDesign: LineDesign,
  isInCart: boolean,
  isRepeated: boolean,
): Promise<InitialDesign | undefined> {
  const { id } = storedDesign;
  const isConfirmed = isRepeated && refusedIds.delete(id);
  try {
    return await loadEditableDesign(storedDesign, isInCart);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 422)) throw error;
    const unsavedId = findSavedDesign(id)?.id ?? id;
    const hasUnsavedChanges = readUnsavedDesign(unsavedId) !== undefined;
    if (!isConfirmed) {
      refusedIds.add(id);
      throw new UnusableDesignError(
        hasUnsavedChanges
          ? 'Your latest changes to this design can’t be used any more. Try again to continue without them.'
          : 'This design can’t be used any more. Try again to start a new one.',
      );
    }
    if (!hasUnsavedChanges) return undefined;
    removeUnsavedDesign(unsavedId);
    return loadDesignForEditor(storedDesign, isInCart, false);
  }
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
