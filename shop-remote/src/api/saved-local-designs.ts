import type { LineDesign } from '@rangmala/shared/cart';
import { readStoredRecord, writeStoredRecord } from './stored-record.ts';
import { isStoredDesign } from './unfinished-designs.ts';

const STORAGE_KEY = 'rangmala.savedLocalDesigns';

/** Largest number of stored entries. An entry maps a local id to the saved design that replaced the local id. */
const MAX_ENTRIES = 20;

/** Returns the design on the server that replaced the design with this local id; undefined when none is stored. */
export function findSavedDesign(localId: string): LineDesign | undefined {
  const savedDesign = readStoredRecord(STORAGE_KEY)[localId];
  return isStoredDesign(savedDesign) ? { id: savedDesign.id, token: savedDesign.token } : undefined;
}

/**
 * Stores in this browser the design on the server that replaces a local id, because another tab may still use the local
 * id. Logs a warning when the browser refuses the change.
 */
export function storeSavedDesign(localId: string, { id, token }: LineDesign): void {
  const { [localId]: _replaced, ...others } = readStoredRecord(STORAGE_KEY);
  const latestEntries = Object.entries(others).slice(1 - MAX_ENTRIES);
  writeStoredRecord(STORAGE_KEY, { ...Object.fromEntries(latestEntries), [localId]: { id, token } });
}
