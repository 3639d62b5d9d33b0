import { useEffect, useState } from 'react';
import { ApiError } from '@rangmala/shared/api';
import type { LineDesign } from '@rangmala/shared/cart';
import type { Product } from '@rangmala/shared/contract';
import type { Design, DesignContent } from '@rangmala/shared/contract/designs';
import {
  findSavedDesign,
  type PendingLayer,
  readPendingLayers,
  readUnsavedDesign,
  removeUnsavedDesign,
  type UnsavedDesign,
} from './design-store.ts';
import { copyDesign, fetchDesign, isDesignChangedError } from './designs.ts';
import { readPendingFile } from './picture-files.ts';
import { saveUnsavedDesign } from './save-unsaved-designs.ts';
import { isFilledTemplate } from '../lib/designer/template-content.ts';

/** A loaded design. `content` is its content on the server, with the layers of the `pendingFiles`. */
export interface InitialDesign {
  design: LineDesign;
  content: Design;
  /** Changes that this browser could not save, because another editor has saved a newer revision. */
  unsaved?: UnsavedDesign | undefined;
  /** Files of pictures that were not uploaded completely, by the local picture ids in the layers of the content. */
  pendingFiles?: ReadonlyMap<string, File> | undefined;
}

/**
 * Saves the changes of a design that this browser has stored, and loads the design from the server.
 * @param mayCopy whether a copy replaces a design that was ordered
 * @returns undefined when the design no longer exists, and when it was ordered and must not be copied
 */
export async function loadDesign(
  storedDesign: LineDesign,
  mayCopy: boolean,
): Promise<InitialDesign | undefined> {
  const { design, unsaved } = await saveOrReadUnsaved(storedDesign);
  const content = await fetchDesign(design);
  if (!content?.is_ordered) return content && { design, content, unsaved };
  if (!mayCopy) return undefined;
  const { design: copiedDesign, copy } = await copyDesign(design, content.product_id);
  return { design: copiedDesign, content: copy };
}

/** Loads a design like {@link loadDesign}, and adds the pictures that were not uploaded completely. */
async function loadEditableDesign(
  storedDesign: LineDesign,
  mayCopy: boolean,
): Promise<InitialDesign | undefined> {
  const initial = await loadDesign(storedDesign, mayCopy);
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

/** Returns the content with the pending layers. A pending layer replaces the layer with the same id. */
function addPendingLayers<T extends DesignContent>(content: T, pendingLayers: readonly PendingLayer[]): T {
  const sides = content.sides.map(({ side, layers }) => {
    const changedLayers = layers.slice();
    for (const { index, layer } of pendingLayers.filter((pending) => pending.side === side)) {
      const position = layers.findIndex(({ id }) => id === layer.id);
      changedLayers.splice(position < 0 ? index : position, position < 0 ? 0 : 1, layer);
    }
    return { side, layers: changedLayers };
  });
  return { ...content, sides };
}

/** Ids of the designs for which {@link loadDesignForEditor} has thrown an {@link UnusableDesignError}. */
const refusedIds = new Set<string>();

/**
 * Thrown when the server refuses a design with status 422, for example changes that an earlier release of the shop has
 * stored, and when this browser stores changes of a design that the server has deleted (status 404).
 */
class UnusableDesignError extends Error {
  /** The sentence that the customer sees. */
  readonly explanation = this.message;
}

/**
 * Loads a design for the editor, with the pictures that were not uploaded completely. When the server has refused the
 * design and the customer tries again, removes the changes that this browser has stored and loads the design without
 * the changes.
 * @param isRepeated whether the customer tries again after an error
 * @returns undefined when {@link loadDesign} returns undefined, and when the customer tries again but this browser
 *   stores no changes of the design
 * @throws UnusableDesignError when the server refuses the design and the customer has not tried again yet
 */
export async function loadDesignForEditor(
  storedDesign: LineDesign,
  mayCopy: boolean,
  isRepeated: boolean,
): Promise<InitialDesign | undefined> {
  const { id } = storedDesign;
  const isConfirmed = isRepeated && refusedIds.delete(id);
  try {
    return await loadEditableDesign(storedDesign, mayCopy);
  } catch (error) {
    if (!(error instanceof ApiError && [404, 422].includes(error.status))) throw error;
    const unsavedId = findSavedDesign(id)?.id ?? id;
    const hasUnsavedChanges = readUnsavedDesign(unsavedId) !== undefined;
    if (!isConfirmed) {
      refusedIds.add(id);
      throw new UnusableDesignError(
        hasUnsavedChanges && error.status === 422
          ? 'Your latest changes to this design can’t be used any more. Try again to continue without them.'
          : 'This design can’t be used any more. Try again to start a new one.',
      );
    }
    if (!hasUnsavedChanges) return undefined;
    removeUnsavedDesign(unsavedId);
    return loadDesignForEditor(storedDesign, mayCopy, false);
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

/**
 * Returns the design of a cart line as the server has stored it. Returns undefined when the line has no design, while
 * the design loads, and when the design cannot be loaded.
 */
export function useStoredDesign(design: LineDesign | undefined): Design | undefined {
  const [storedDesign, setStoredDesign] = useState<Design>();
  const { id, token } = design ?? {};

  useEffect(() => {
    if (id === undefined || token === undefined) return;
    let isCurrent = true;
    fetchDesign({ id, token })
      .then((loadedDesign) => {
        if (isCurrent) setStoredDesign(loadedDesign);
      })
      // Ignores the error, because the line shows another picture when the design is not loaded.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, token]);

  return storedDesign?.id === id ? storedDesign : undefined;
}

/** Returns whether a loaded design differs from the shop's own design only in the values of the product's fields. */
export const differsOnlyInFields = (
  product: Product,
  { content, unsaved, pendingFiles }: InitialDesign,
): boolean => unsaved === undefined && pendingFiles === undefined && isFilledTemplate(product, content);
