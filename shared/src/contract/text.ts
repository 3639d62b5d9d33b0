/** Trims a text. A line break is one character, although forms send two. */
export const tidyText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** Returns a message when a text is longer than `max` characters after it was trimmed; otherwise undefined. */
export function findLengthProblem(text: string, max: number): string | undefined {
  const surplus = tidyText(text).length - max;
  return surplus > 0 ? `Please shorten this by ${surplus}: at most ${max} characters.` : undefined;
}
