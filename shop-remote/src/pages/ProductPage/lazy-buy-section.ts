import { createLazyComponent } from '@rangmala/shared/ui';

/** The page shows an error after the second failure, and the visitor can try again. */
const MAX_LOAD_ATTEMPTS = 2;

/** The buy section. Its code is loaded when the page is hydrated. */
export const lazyBuySection = createLazyComponent(
  async () => (await import('./BuySection.tsx')).BuySection,
  '[data-buy-panel]',
  MAX_LOAD_ATTEMPTS,
);
