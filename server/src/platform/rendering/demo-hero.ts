import type { SiteInfo } from '@rangmala/shared/contract';
import { resolveDemoPath } from '../../lib/paths.ts';
import { requireMedia, readMediaIndex } from '../../media/media-index.ts';
import type { Settings } from '../../settings.ts';

const PICTURE_KEY = 'hero-home';

/**
 * Returns the hero picture for the home page of the demo shop; undefined for a shop without demo data, or when the
 * picture is missing. The shell then shows a drawing.
 */
export async function readDemoHero({ seed }: Pick<Settings, 'seed'>): Promise<SiteInfo['hero']> {
  if (seed !== 'demo') return undefined;
  const index = await readMediaIndex(resolveDemoPath('pictures'));
  if (!index?.[PICTURE_KEY]) return undefined;
  const { url, placeholder } = requireMedia(index, PICTURE_KEY);
  return { image: url, placeholder };
}
