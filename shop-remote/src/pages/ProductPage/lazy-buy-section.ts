import { createLazyComponent } from '@rangmala/shared/ui';

/** The buy section. Its code is loaded when the page is hydrated. */
export const lazyBuySection = createLazyComponent(
  async () => (await import('./BuySection.tsx')).BuySection,
  '[data-buy-panel]',
);
