import { readStoredText, writeStoredText } from '@rangmala/shared/storage';
import { MAX_COLOURS } from './palette.ts';

const KEY = 'rangmala.colours';
const COLOUR = /^#[0-9a-f]{6}$/;

/** Returns the colours that were used last in this browser, the latest first. */
export function readRecentColours(): string[] {
  try {
    const stored: unknown = JSON.parse(readStoredText('localStorage', KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored
          .filter((colour): colour is string => typeof colour === 'string' && COLOUR.test(colour))
          .slice(0, MAX_COLOURS)
      : [];
  } catch {
    return [];
  }
}

export function storeRecentColour(colour: string): void {
  const colours = [colour, ...readRecentColours().filter((each) => each !== colour)].slice(0, MAX_COLOURS);
  writeStoredText('localStorage', KEY, JSON.stringify(colours));
}
