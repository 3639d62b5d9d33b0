import { join } from 'node:path';
import { ROOT } from '../../shared/build/apps.mjs';
import { renderMedia } from '../demo/render.ts';

await renderMedia(join(ROOT, 'server', 'dist', 'media'));
