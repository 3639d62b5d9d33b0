import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { resolveFontFile } from '../lib/fonts.ts';

const SCRIPTS = ['Telugu', 'Tamil', 'Kannada', 'Malayalam', 'Bengali', 'Gujarati', 'Gurmukhi', 'Oriya'];

/** The fonts for the text of drawings, by family. Those of the editor and of documents, under the Open Font License. */
const FONT_FILES: Record<string, readonly string[]> = {
  Mukta: ['mukta/400Regular/Mukta_400Regular.ttf', 'mukta/700Bold/Mukta_700Bold.ttf'],
  Eczar: ['eczar/Eczar_400Regular.ttf'],
  'Baloo 2': ['baloo-2/600SemiBold/Baloo2_600SemiBold.ttf'],
  'Baloo Tammudu 2': ['baloo-tammudu-2/BalooTammudu2_600SemiBold.ttf'],
  Kalam: ['kalam/400Regular/Kalam_400Regular.ttf', 'kalam/700Bold/Kalam_700Bold.ttf'],
  'Yatra One': ['yatra-one/YatraOne_400Regular.ttf'],
  NTR: ['ntr/400Regular/NTR_400Regular.ttf'],
  Ramabhadra: ['ramabhadra/400Regular/Ramabhadra_400Regular.ttf'],
  'Noto Naskh Arabic': [
    'noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
    'noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  ],
  'Noto Emoji': ['noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
  'Noto Sans Symbols 2': ['noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'],
  'Noto Serif Telugu': ['noto-serif-telugu/400Regular/NotoSerifTelugu_400Regular.ttf'],
  ...Object.fromEntries(
    SCRIPTS.map((script) => [
      `Noto Sans ${script}`,
      ['400Regular', '700Bold'].map(
        (weight) => `noto-sans-${script.toLowerCase()}/${weight}/NotoSans${script}_${weight}.ttf`,
      ),
    ]),
  ),
};

/** The fonts for generic families. */
const GENERIC_FAMILIES: Record<string, string> = {
  'sans-serif': 'Mukta',
  serif: 'Eczar',
  monospace: 'Mukta',
  cursive: 'Kalam',
  fantasy: 'Yatra One',
  'system-ui': 'Mukta',
};

/** A font file of each family. All files of a family have glyphs for the same characters. */
export const DRAWING_FONT_FILES = Object.values(FONT_FILES).flatMap(([file]) => file ?? []);

const KNOWN_FAMILIES = new Set(
  [...Object.keys(FONT_FILES), ...Object.keys(GENERIC_FAMILIES)].map((name) => name.toLowerCase()),
);

/** Returns whether the text of a drawing in this font family is drawn in this family. */
export const isDrawingFont = (family: string): boolean => KNOWN_FAMILIES.has(family.toLowerCase());

/**
 * Writes the settings with which fontconfig finds the shop's fonts and no others, so that every server draws the same.
 * Returns the path of the file, which is written once for each installation.
 */
export function writeFontSettings(): string {
  const folders = new Set(
    Object.values(FONT_FILES).flatMap((files) => files.map((file) => dirname(resolveFontFile(file)))),
  );
  const cacheFolder = join(tmpdir(), 'rangmala-fonts');
  const settings = [
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
    ...[...folders].map((folder) => `<dir>${escapeXml(folder)}</dir>`),
    `<cachedir>${escapeXml(cacheFolder)}</cachedir>`,
    ...Object.entries(GENERIC_FAMILIES).map(
      ([generic, family]) =>
        `<alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
    ),
    '</fontconfig>',
  ].join('\n');
  const file = join(cacheFolder, `${createHash('sha256').update(settings).digest('hex').slice(0, 16)}.conf`);
  mkdirSync(cacheFolder, { recursive: true });
  // Replaces the file at once, because another process may read it.
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, settings);
  renameSync(temporaryFile, file);
  return file;
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
