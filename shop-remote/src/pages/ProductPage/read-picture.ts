import { UPLOAD_WRONG_TYPE, uploadProblem } from '@rangmala/shared/contract';

const HEIC = /\.hei[cf]$/i;
const HEIC_HINT =
  'Photos in the HEIC format of iPhones cannot be printed: choose “Most Compatible” in the camera settings, or send the photo to yourself as JPG.';

/** Why a file cannot be used, in a sentence; undefined when its size and type are right and it can be decoded. */
export async function readableProblem(file: File): Promise<string | undefined> {
  const found = uploadProblem(file);
  if (found === UPLOAD_WRONG_TYPE && (HEIC.test(file.name) || /hei[cf]/.test(file.type))) {
    return `${UPLOAD_WRONG_TYPE} ${HEIC_HINT}`;
  }
  if (found) return found;
  return (await canDecode(file)) ? undefined : UPLOAD_WRONG_TYPE;
}

/** Whether the browser can decode the file as a picture, whatever its name says. */
async function canDecode(file: File): Promise<boolean> {
  const image = new Image();
  // Where a browser cannot try, the server does.
  if (typeof image.decode !== 'function') return true;
  const url = URL.createObjectURL(file);
  try {
    image.src = url;
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}
