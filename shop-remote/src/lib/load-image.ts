/**
 * Loads and decodes a picture.
 * @throws Error when that fails
 */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
