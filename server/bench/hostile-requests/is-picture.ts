import sharp from 'sharp';
import type { ReceivedResponse } from './client.ts';

/** Returns whether a response has status 200 and an undamaged picture. Decodes the whole picture. */
export async function isPicture({
  status,
  body,
}: Pick<ReceivedResponse, 'status' | 'body'>): Promise<boolean> {
  if (status !== 200) return false;
  try {
    await sharp(body).stats();
    return true;
  } catch {
    return false;
  }
}
