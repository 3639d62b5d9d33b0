/** Joins fields to a line of CSV. Puts an apostrophe before text that a spreadsheet could treat as a formula. */
export const toCsvLine = (fields: readonly string[]): string => fields.map(quoteField).join(',');

function quoteField(text: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  const safeText = /^[=+\-@\t]/.test(text) && !isNumber ? `'${text}` : text;
  return /[",\n\r]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
