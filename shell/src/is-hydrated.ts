/** Returns whether React has hydrated an element. React sets a property `__reactFiber…` on each such element. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));
