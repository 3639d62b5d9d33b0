import { createLazyComponent } from '@rangmala/shared/ui';

/** The footer. Its code is requested until it arrives, because a page without a footer is better than an error. */
export const lazyFooter = createLazyComponent(
  async () => (await import('./Footer.tsx')).Footer,
  'footer',
  Infinity,
);
