import type { LineDesign } from '@rangmala/shared/cart';
import type { DesignContent, FieldValue, Layer, SavedDesign } from '@rangmala/shared/contract/designs';
import { isLocalPictureId } from '../lib/designer/local-pictures.ts';

/*
 * The designs that this browser stores. The store is in the local storage, because a closing page can still write to
 * the local storage. The files of pictures that are being uploaded are in IndexedDB, see `picture-files.ts`.
 */
const STORAGE_KEY = 'rangmala.designStore';

/** The parts of the store, each with the key under which earlier releases stored it. */
const PARTS = {
  /** Unfinished designs, by product. */
  unfinished: 'rangmala.designs',
  /** Further designs, such as copies on other products, by design. */
  kept: 'rangmala.keptDesigns',
  /** Changes that are not saved on the server yet, by design. */
  unsaved: 'rangmala.unsavedDesigns',
  /** The designs on the server that have replaced local ids, by local id. */
  saved: 'rangmala.savedLocalDesigns',
  /** Layers with pictures that are being uploaded, by design. */
  pendingLayers: 'rangmala.pendingPictures',
  /** What was typed into the fields of products, by product or by design of a cart line. */
  fields: 'rangmala.fields',
} as const;

type Part = keyof typeof PARTS;

/** Largest number of stored designs that have replaced local ids. */
const MAX_SAVED_DESIGNS = 20;

/** Largest number of further designs. */
const MAX_KEPT_DESIGNS = 50;

/** Token of designs that this browser opens by the session of the customer alone. */
export const ACCOUNT_TOKEN = 'account';

const ID_PATTERN = /^[\w-]{1,100}$/;

/** Prefix of a local id. A design has a local id while the server may not have the design. */
const LOCAL_ID_PREFIX = 'local-';

export const isLocalDesignId = (id: string): boolean => id.startsWith(LOCAL_ID_PREFIX);

/** Returns a design with the token and a new local id, for use while the server may not have the design. */
export const createLocalDesign = (token: string): LineDesign => ({
  id: `${LOCAL_ID_PREFIX}${Math.random().toString(36).slice(2)}`,
  token,
});

/** Returns the unfinished design of a product; undefined when none can be read. */
export function readUnfinishedDesign(productId: string): LineDesign | undefined {
  return toLineDesign(readPart('unfinished')[productId]);
}

/**
 * Stores the unfinished design of a product, or removes it when `design` is undefined. Logs a warning when the browser
 * refuses the change.
 */
export function storeUnfinishedDesign(productId: string, design: LineDesign | undefined): void {
  writeEntry('unfinished', productId, design);
}

/** Stores a design beside the unfinished design of its product. The oldest of too many is dropped. */
export function keepDesign(design: LineDesign): void {
  const { [design.id]: _replaced, ...others } = readPart('kept');
  const latestEntries = Object.entries(others).slice(1 - MAX_KEPT_DESIGNS);
  writePart('kept', { ...Object.fromEntries(latestEntries), [design.id]: design });
}

/** Returns the unfinished and the further designs that this browser stores. */
export const listStoredDesigns = (): LineDesign[] =>
  [...Object.values(readPart('kept')), ...Object.values(readPart('unfinished'))].flatMap(
    (value) => toLineDesign(value) ?? [],
  );

/** Removes a design and its unsaved changes from this browser. */
export function forgetDesign(id: string): void {
  writeEntry('kept', id, undefined);
  for (const [productId, design] of Object.entries(readPart('unfinished')))
    if (toLineDesign(design)?.id === id) storeUnfinishedDesign(productId, undefined);
  removeUnsavedDesign(id);
}

/**
 * The product and the content of a design with changes that are not saved on the server yet, the revision that the
 * changes are based on, and the editor that made them. Designs that earlier releases stored have no revision and no
 * editor.
 */
export interface UnsavedDesign extends Pick<SavedDesign, 'revision' | 'editor_id'> {
  productId: string;
  content: DesignContent;
}

/**
 * Stores the unsaved changes of a design.
 * @returns whether the browser has stored the changes
 */
export function storeUnsavedDesign({ id }: LineDesign, unsaved: UnsavedDesign): boolean {
  return writeEntry('unsaved', id, unsaved);
}

/** Returns the stored changes of a design; undefined when none can be read. The server validates the content. */
export function readUnsavedDesign(id: string): UnsavedDesign | undefined {
  const stored = readPart('unsaved')[id];
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { productId, content } = stored as Partial<Record<keyof UnsavedDesign, unknown>>;
  const isValid = typeof productId === 'string' && typeof content === 'object' && content !== null;
  return isValid ? (stored as UnsavedDesign) : undefined;
}

export function removeUnsavedDesign(id: string): void {
  writeEntry('unsaved', id, undefined);
}

/** Removes the stored changes of a design, unless another editor has stored them. */
export function removeUnsavedChangesByEditor(editorId: string, id: string): void {
  const storedEditorId = readUnsavedDesign(id)?.editor_id;
  if (storedEditorId === undefined || storedEditorId === editorId) removeUnsavedDesign(id);
}

/** Removes the stored changes of a design, if they are equal to `content`. */
export function removeUnsavedContent(id: string, content: DesignContent): void {
  const storedContent = readUnsavedDesign(id)?.content;
  if (JSON.stringify(storedContent) === JSON.stringify(content)) removeUnsavedDesign(id);
}

/**
 * Removes the stored changes of a design that was saved on the server. If the design had a local id and now has an id
 * of the server, stores the saved design, because another tab may still use the local id.
 */
export function replaceUnsavedDesign(id: string, savedDesign: LineDesign): void {
  if (isLocalDesignId(id) && !isLocalDesignId(savedDesign.id)) {
    const { [id]: _replaced, ...others } = readPart('saved');
    const latestEntries = Object.entries(others).slice(1 - MAX_SAVED_DESIGNS);
    writePart('saved', { ...Object.fromEntries(latestEntries), [id]: savedDesign });
  }
  removeUnsavedDesign(id);
}

/** Returns the design on the server that has replaced a local id; undefined when none is stored. */
export function findSavedDesign(localId: string): LineDesign | undefined {
  return toLineDesign(readPart('saved')[localId]);
}

/** A layer with a picture that is being uploaded, the side of the layer, and its index among the side's layers. */
export interface PendingLayer {
  side: string;
  index: number;
  layer: Extract<Layer, { kind: 'picture' }>;
}

/**
 * Stores those layers of a design whose pictures are being uploaded. Replaces the stored layers of any other design. If
 * no picture of the design is being uploaded, removes the stored layers of the design.
 */
export function storePendingLayers(designId: string, { sides }: DesignContent): void {
  const pendingLayers = sides.flatMap(({ side, layers }) =>
    layers.flatMap((layer, index): PendingLayer[] =>
      layer.kind === 'picture' && isLocalPictureId(layer.asset) ? [{ side, index, layer }] : [],
    ),
  );
  if (pendingLayers.length > 0) writePart('pendingLayers', { [designId]: pendingLayers });
  else writeEntry('pendingLayers', designId, undefined);
}

/** Returns the stored layers of a design. Also finds the layers that were stored under a former local id. */
export function readPendingLayers(designId: string): PendingLayer[] {
  const [[id = '', layers] = []] = Object.entries(readPart('pendingLayers'));
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

/** Values of a product's fields that are not part of a design yet. A photo has the id of its stored file. */
export interface FieldDraft {
  values: Record<string, FieldValue>;
  /** The options that were chosen last. */
  options: Record<string, string>;
  /** Side of the field that was changed last. */
  side: string;
}

/** Returns the draft of a product, or of a design of the cart; undefined when none can be read. */
export function readFieldDraft(productOrDesignId: string): FieldDraft | undefined {
  const { values, options, side } = toRecord(readPart('fields')[productOrDesignId]);
  const isValue = (value: unknown) =>
    typeof value === 'string' || typeof toRecord(value)['asset'] === 'string';
  if (Object.keys(toRecord(values)).length === 0 || !Object.values(toRecord(values)).every(isValue))
    return undefined;
  return {
    values: toRecord(values) as FieldDraft['values'],
    options: toRecord(options) as FieldDraft['options'],
    side: String(side),
  };
}

export function storeFieldDraft(productOrDesignId: string, draft: FieldDraft | undefined): void {
  writeEntry('fields', productOrDesignId, draft);
}

/** Returns id and token of a design from a stored value; undefined when one of them is invalid. */
function toLineDesign(value: unknown): LineDesign | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, token } = value as Partial<Record<keyof LineDesign, unknown>>;
  const isValid = (part: unknown): part is string => typeof part === 'string' && ID_PATTERN.test(part);
  return isValid(id) && isValid(token) ? { id, token } : undefined;
}

/** Returns the entries of a part, with the entries that an earlier release has stored under the part's own key. */
function readPart(part: Part): Record<string, unknown> {
  return { ...readRecord(PARTS[part]), ...toRecord(readRecord(STORAGE_KEY)[part]) };
}

/** Replaces or removes an entry of a part. @returns whether the browser has stored the change */
function writeEntry(part: Part, key: string, value: unknown): boolean {
  const { [key]: previousValue, ...others } = readPart(part);
  if (value === undefined && previousValue === undefined) return true;
  return writePart(part, value === undefined ? others : { ...others, [key]: value });
}

/**
 * Replaces a part. Removes empty parts, and the entries that an earlier release has stored under the part's own key.
 * Logs a warning when the browser refuses the change.
 * @returns whether the browser has stored the change
 */
function writePart(part: Part, entries: Record<string, unknown>): boolean {
  const { [part]: _replaced, ...store } = readRecord(STORAGE_KEY);
  if (Object.keys(entries).length > 0) store[part] = entries;
  try {
    if (Object.keys(store).length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(store));
    else localStorage.removeItem(STORAGE_KEY);
    localStorage.removeItem(PARTS[part]);
    return true;
  } catch (error) {
    console.warn('The design could not be stored in this browser.', error);
    return false;
  }
}

/** Returns the JSON object that the browser stores under `key`; {} when no JSON object can be read. */
function readRecord(key: string): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord ? (value as Record<string, unknown>) : {};
}
