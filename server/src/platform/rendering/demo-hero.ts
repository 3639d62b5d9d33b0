import type { SiteInfo } from '@rangmala/shared/contract';
import { demoPath } from '../../lib/paths.ts';
import { mediaFor, readMediaIndex } from '../../media/media-index.ts';
import type { Settings } from '../../settings.ts';

const KEY = 'hero-home';

/** Returns the picture at the top of the demo shop's home page; with other catalogues the shell shows a drawing. */
export async function demoHero({ seed }: Pick<Settings, 'seed'>): Promise<SiteInfo['hero']> {
  if (seed !== 'demo') return undefined;
  const index = await readMediaIndex(demoPath('pictures'));
  if (!index?.[KEY]) return undefined;
  const { url, placeholder } = mediaFor(index, KEY);
  return { image: url, placeholder };
}
