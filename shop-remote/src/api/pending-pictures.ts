import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { isLocalPictureId } from '../lib/designer/local-pictures.ts';
import { findSavedDesign } from './saved-local-designs.ts';
import { readStoredRecord, writeStoredRecord } from './stored-record.ts';

/*
 * Stores pictures that are being uploaded, so that the next visit can continue the uploads. The layer of a picture is
 * in the local storage, because a closing page can still write to the local storage. The file of a picture is in
 * IndexedDB.
 */
const STORAGE_KEY = 'rangmala.pendingPictures';
const DATABASE = 'rangmala';
const FILE_STORE = 'pictures';

/** A layer with a picture that is being uploaded, the side of the layer, and its index among the side's layers. */
export interface PendingLayer {
  side: string;
  index: number;
  layer: Extract<Layer, { kind: 'picture' }>;
}

/**
 * Ids of the pictures that this page uploads. {@link storePendingFile} removes the files of all other pictures, which
 * limits the stored size.
 */
const uploadingIds = new Set<string>();

const listPendingLayers = ({ sides }: DesignContent): PendingLayer[] =>
  sides.flatMap(({ side, layers }) =>
    layers.flatMap((layer, index) =>
      layer.kind === 'picture' && isLocalPictureId(layer.asset) ? [{ side, index, layer }] : [],
    ),
  );

/**
 * Stores those layers of a design whose pictures are being uploaded. Replaces the stored layers of any other design. If
 * no picture of the design is being uploaded, removes the stored layers of the design.
 */
export function storePendingLayers(designId: string, content: DesignContent): void {
  const layers = listPendingLayers(content);
  if (layers.length > 0) writeStoredRecord(STORAGE_KEY, { [designId]: layers });
  else if (designId in readStoredRecord(STORAGE_KEY)) writeStoredRecord(STORAGE_KEY, {});
}

/** Returns the stored layers of a design. Also finds the layers that were stored under a former local id. */
export function readPendingLayers(designId: string): PendingLayer[] {
  const [[id = '', layers] = []] = Object.entries(readStoredRecord(STORAGE_KEY));
  const isOfDesign = id === designId || findSavedDesign(id)?.id === designId;
  return isOfDesign && Array.isArray(layers) ? layers.filter(isPendingLayer) : [];
}

function isPendingLayer(value: unknown): value is PendingLayer {
  const { side, index, layer } = (value ?? {}) as Partial<PendingLayer>;
  return (
    typeof side === 'string' &&
    typeof index === 'number' &&
    layer?.kind === 'picture' &&
    isLocalPictureId(String(layer.asset)) &&
    [layer.cx, layer.cy, layer.width, layer.rotation].every(Number.isFinite)
  );
}

/** Returns the content with the pending layers. A pending layer replaces the layer with the same id. */
export function addPendingLayers<T extends DesignContent>(
  content: T,
  pendingLayers: readonly PendingLayer[],
): T {
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

/**
 * Stores the file of a picture that this page uploads, and removes the files of pictures that it does not upload.
 * Ignores the failure when the browser refuses to store the file.
 */
export async function storePendingFile(id: string, file: File): Promise<void> {
  uploadingIds.add(id);
  await queryFileStore('readwrite', (files) => {
    const keysRequest = files.getAllKeys();
    keysRequest.onsuccess = () =>
      keysRequest.result.forEach((key) => uploadingIds.has(key as string) || files.delete(key));
    return files.put(file, id);
  });
}

/** Removes the file of a picture. */
export async function removePendingFile(id: string): Promise<void> {
  uploadingIds.delete(id);
  await queryFileStore('readwrite', (files) => files.delete(id));
}

/**
 * Returns the stored file of a picture; undefined when none can be read. Marks the picture as one that this page
 * uploads.
 */
export async function readPendingFile(id: string): Promise<File | undefined> {
  uploadingIds.add(id);
  const file: unknown = await queryFileStore('readonly', (files) => files.get(id) as IDBRequest<unknown>);
  return file instanceof File ? file : undefined;
}

/** Returns the result of a request to the file store; undefined when the request fails. */
async function queryFileStore<T>(
  mode: IDBTransactionMode,
  createRequest: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await openDatabase();
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(FILE_STORE, mode);
      const request = createRequest(transaction.objectStore(FILE_STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The storage is full.'));
    }).finally(() => database.close());
  } catch {
    return undefined;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(FILE_STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No storage.'));
  });
}
