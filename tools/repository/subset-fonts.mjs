import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../kit/apps.mjs';

/*
 * Writes the site's web fonts to shared/src/theme/fonts, with only the characters of CHARACTERS and without hinting.
 * Run `node tools/repository/subset-fonts.mjs` after a change of CHARACTERS or FONTS and commit the files. The
 * `unicode-range` in `shared/src/theme/fonts.ts` must contain the same characters.
 */
const require = createRequire(import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const CHARACTERS = `${ASCII}\u00a0©°·×é–—‘’“”•…₹−`;

/** OpenType features that the styles use: kerning, ligatures and digits of equal width. */
const FEATURES = ['kern', 'liga', 'tnum'];

const FONTS = {
  'mukta-400': '@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf',
  'mukta-600': '@expo-google-fonts/mukta/600SemiBold/Mukta_600SemiBold.ttf',
  'eczar-600': '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
};

const folder = join(ROOT, 'shared', 'src', 'theme', 'fonts');
mkdirSync(folder, { recursive: true });
for (const [name, file] of Object.entries(FONTS)) {
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES };
  const subset = await subsetFont(readFileSync(require.resolve(file)), CHARACTERS, options);
  writeFileSync(join(folder, `${name}.woff2`), subset);
  process.stdout.write(`${name}.woff2 ${subset.length} bytes\n`);
}
