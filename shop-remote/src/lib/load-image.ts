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

/** Largest number of photographs and drawings that stay loaded: those of a set of six with a design of its own. */
const MAX_LOADED_PHOTOGRAPHS = 16;

/** Loaded and loading photographs by URL, the least recently used first. */
const photographs = new Map<string, Promise<HTMLImageElement>>();

/**
 * Loads and decodes the photograph of a product. Returns the same element for the same URL while it stays loaded.
 * @throws DOMException when the photograph cannot be loaded or decoded; a later call tries again
 */
export function loadPhotograph(url: string): Promise<HTMLImageElement> {
  const photograph = photographs.get(url) ?? loadImage(url);
  photographs.delete(url);
  photographs.set(url, photograph);
  photograph.catch(() => photographs.delete(url));
  const [oldest] = photographs.keys();
  if (photographs.size > MAX_LOADED_PHOTOGRAPHS && oldest !== undefined) photographs.delete(oldest);
  return photograph;
}
