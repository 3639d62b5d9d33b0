import { UNREACHABLE } from '@rangmala/shared/api';
import type { ReadablePicture } from './read-picture.ts';

/** Imports the code on demand, because few visitors choose a picture. */
const importReadPicture = () => import(/* webpackChunkName: "read-picture" */ './read-picture.ts');

/**
 * Loads the code of {@link checkPicture}. Ignores a failure, because {@link checkPicture} tries again and reports a
 * failure.
 */
export const preloadPictureCheck = (): void => void importReadPicture().catch(() => undefined);

/**
 * Checks the type, size and content of a chosen file. Returns the first result when the same file is checked again.
 * @throws Error with the sentence to show
 */
export async function checkPicture(file: File): Promise<ReadablePicture> {
  const module = await importReadPicture().catch((error: unknown) => {
    throw new Error(UNREACHABLE, { cause: error });
  });
  return module.readPicture(file);
}
