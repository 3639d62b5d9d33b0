import { checkPicture } from '@rangmala/shared/pictures';
import type { FieldValues } from '@rangmala/shared/contract/design-fields';
import { readPendingFile, storePendingFile } from '../../../api/picture-files.ts';
import { createLocalPictureId } from '../../../lib/designer/local-pictures.ts';

/**
 * Stores a chosen photo in this browser.
 * @returns the local id of the photo
 * @throws Error with a message when the file cannot be used
 */
export async function storePhoto(file: File): Promise<string> {
  await checkPicture(file);
  const id = createLocalPictureId(undefined);
  await storePendingFile(id, file);
  return id;
}

export async function readPhotos(values: FieldValues): Promise<ReadonlyMap<string, File>> {
  const ids = Object.values(values).flatMap((value) => (typeof value === 'string' ? [] : [value.asset]));
  const files = await Promise.all(ids.map(async (id) => [id, await readPendingFile(id)] as const));
  return new Map(files.flatMap(([id, file]) => (file ? [[id, file] as const] : [])));
}
