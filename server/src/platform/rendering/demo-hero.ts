import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteInfo } from '@rangmala/shared/contract';
import type { MediaIndex } from '../../../demo/media.ts';
import { distPath } from '../../lib/paths.ts';
import type { Settings } from '../../settings.ts';

const KEY = 'hero-home';

/** The picture that a demo shop's home page opens with; a shop of one's own shows the shell's drawing. */
export async function demoHero({ seed }: Pick<Settings, 'seed'>): Promise<SiteInfo['hero']> {
  if (seed !== 'demo') return undefined;
  const index = await readFile(join(distPath('media'), 'media.json'), 'utf8').catch(() => '{}');
  const media = (JSON.parse(index) as MediaIndex)[KEY];
  return media && { image: media.url, placeholder: media.placeholder };
}
