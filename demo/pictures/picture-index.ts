/** A rendered picture: its canonical address, and what is shown until it arrives. */
export interface Media {
  /** `/media/<hash>/<slug>-<W>x<H>.webp` */
  url: string;
  /** A tiny data: URI. */
  placeholder: string;
}

/** The pictures by the key of their drawing, as `media.json` lists them. */
export type PictureIndex = Readonly<Record<string, Media>>;

/**
 * The picture that was rendered for a key.
 * @throws Error when there is none: demo data and drawings belong together
 */
export function pictureFor(index: PictureIndex, key: string): Media {
  const media = index[key];
  if (!media) throw new Error(`There is no picture called ${key}.`);
  return media;
}
