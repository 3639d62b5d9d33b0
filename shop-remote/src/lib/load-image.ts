/**
 * Loads and decodes a picture.
 * @throws DOMException when the picture cannot be loaded or decoded
 */
export async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
