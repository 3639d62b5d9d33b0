import type { Typeface } from '@rangmala/shared/contract/designs';
import { type LoadedFont, loadFont } from '../../../lib/fonts.ts';

/**
 * The font files of each typeface, sorted by preference. Each typeface has a font for Latin and Devanagari, and a font
 * in a matching style for Telugu. All fonts are under the SIL Open Font License.
 */
const TYPEFACE_FILES: Record<Typeface, { label: string; files: readonly string[] }> = {
  mukta: {
    label: 'Mukta',
    files: ['mukta/500Medium/Mukta_500Medium.ttf', 'noto-sans-telugu/500Medium/NotoSansTelugu_500Medium.ttf'],
  },
  eczar: {
    label: 'Eczar',
    files: ['eczar/Eczar_500Medium.ttf', 'noto-serif-telugu/500Medium/NotoSerifTelugu_500Medium.ttf'],
  },
  baloo: {
    label: 'Baloo',
    files: ['baloo-2/600SemiBold/Baloo2_600SemiBold.ttf', 'baloo-tammudu-2/BalooTammudu2_600SemiBold.ttf'],
  },
  kalam: {
    label: 'Kalam',
    files: ['kalam/400Regular/Kalam_400Regular.ttf', 'ntr/400Regular/NTR_400Regular.ttf'],
  },
  yatra: {
    label: 'Yatra One',
    files: ['yatra-one/YatraOne_400Regular.ttf', 'ramabhadra/400Regular/Ramabhadra_400Regular.ttf'],
  },
};

/** Returns the name of a typeface that customers see. */
export const getTypefaceLabel = (typeface: Typeface): string => TYPEFACE_FILES[typeface].label;

/** Returns the fonts of a typeface. Reads the font files from disk on first use. */
export const loadFonts = (typeface: Typeface): LoadedFont[] => TYPEFACE_FILES[typeface].files.map(loadFont);
