import type { Typeface } from '@rangmala/shared/contract/designs';
import { RuleError } from '../../../http/errors.ts';
import { type LoadedFont, loadFont } from '../../../lib/fonts.ts';

interface TypefaceFiles {
  label: string;
  files: readonly string[];
  /** Font files of bold text; absent: the typeface has no bold. */
  bold?: readonly string[];
}

/**
 * The font files of each typeface, sorted by preference. Each typeface has fonts for Latin, Devanagari and Telugu in a
 * matching style. All fonts are under the SIL Open Font License.
 */
const TYPEFACE_FILES: Record<Typeface, TypefaceFiles> = {
  mukta: {
    label: 'Mukta',
    files: ['mukta/500Medium/Mukta_500Medium.ttf', 'noto-sans-telugu/500Medium/NotoSansTelugu_500Medium.ttf'],
    bold: ['mukta/700Bold/Mukta_700Bold.ttf', 'noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf'],
  },
  eczar: {
    label: 'Eczar',
    files: ['eczar/Eczar_500Medium.ttf', 'noto-serif-telugu/500Medium/NotoSerifTelugu_500Medium.ttf'],
    bold: ['eczar/Eczar_800ExtraBold.ttf', 'noto-serif-telugu/800ExtraBold/NotoSerifTelugu_800ExtraBold.ttf'],
  },
  baloo: {
    label: 'Baloo',
    files: ['baloo-2/600SemiBold/Baloo2_600SemiBold.ttf', 'baloo-tammudu-2/BalooTammudu2_600SemiBold.ttf'],
    bold: ['baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf', 'baloo-tammudu-2/BalooTammudu2_800ExtraBold.ttf'],
  },
  kalam: {
    label: 'Kalam',
    files: ['kalam/400Regular/Kalam_400Regular.ttf', 'ntr/400Regular/NTR_400Regular.ttf'],
  },
  yatra: {
    label: 'Yatra One',
    files: ['yatra-one/YatraOne_400Regular.ttf', 'ramabhadra/400Regular/Ramabhadra_400Regular.ttf'],
  },
  rozha: {
    label: 'Rozha One',
    files: ['rozha-one/RozhaOne_400Regular.ttf', 'noto-serif-telugu/900Black/NotoSerifTelugu_900Black.ttf'],
  },
  pacifico: {
    label: 'Pacifico',
    files: [
      'pacifico/400Regular/Pacifico_400Regular.ttf',
      'kalam/700Bold/Kalam_700Bold.ttf',
      'ntr/400Regular/NTR_400Regular.ttf',
    ],
  },
};

/** Returns the name of a typeface that customers see. */
export const getTypefaceLabel = (typeface: Typeface): string => TYPEFACE_FILES[typeface].label;

/**
 * Returns the fonts of a typeface. Reads the font files from disk on first use.
 * @throws RuleError for bold text in a typeface without bold
 */
export function loadFonts(typeface: Typeface, isBold = false): LoadedFont[] {
  const { label, files, bold } = TYPEFACE_FILES[typeface];
  if (isBold && !bold) throw new RuleError(`The typeface ${label} has no bold letters.`);
  return (isBold && bold ? bold : files).map(loadFont);
}
