/** A stored picture that an artist of the site drew. */
export interface ArtistPicture {
  artistId: string;
  /** Where the picture comes from: `hand-over:<id>` or `artwork:<id>`. */
  source: string;
  /** Storage key of the picture for print. */
  key: string;
  /** Storage key of the WebP picture for screens. */
  screenKey: string;
  type: string;
  width: number;
  height: number;
  /** JSON: share of the opaque pixels in each tone. */
  tones: string | null;
  /** SHA-256 hash of the file at `key`. */
  file_sha256: string;
}
