const encode = (svg: string) => `url("data:image/svg+xml,${svg.replace(/#/g, '%23').replace(/"/g, "'")}")`;

/**
 * Returns a block-print border as a CSS image of 48 × 24 px that repeats horizontally.
 * @param budColour colour of the buds, leaves and lines
 * @param dotColour colour of the dots
 */
export function blockBorder(budColour: string, dotColour: string): string {
  return encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24">' +
      `<g fill="${budColour}"><path d="M0 0h48v2H0zM0 22h48v2H0zM24 4c5 4 7 7 7 10a7 6 0 0 1-14 0c0-3 2-6 7-10z"/>` +
      '<path d="M13 20c-4 0-6-2-6-5 3 0 6 2 6 5zM35 20c4 0 6-2 6-5-3 0-6 2-6 5z"/></g>' +
      `<g fill="${dotColour}"><circle cx="24" cy="14" r="2.6"/><circle cx="0" cy="8" r="3"/><circle cx="48" cy="8" r="3"/>` +
      '<circle cx="0" cy="16" r="1.6"/><circle cx="48" cy="16" r="1.6"/></g></svg>',
  );
}

/** Returns scattered leaves as a repeatable CSS image of 56 × 56 px. */
export function blockSprig(color: string): string {
  return encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" fill="${color}">` +
      '<path d="M14 6c3 3 3 7 0 10-3-3-3-7 0-10zM4 14c4-1 7 1 8 5-4 1-7-1-8-5zM24 14c-4-1-7 1-8 5 4 1 7-1 8-5z"/>' +
      '<path d="M42 34c3 3 3 7 0 10-3-3-3-7 0-10zM32 42c4-1 7 1 8 5-4 1-7-1-8-5zM52 42c-4-1-7 1-8 5 4 1 7-1 8-5z"/></svg>',
  );
}
