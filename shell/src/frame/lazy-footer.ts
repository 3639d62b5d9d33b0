import { createLazyComponent } from '@rangmala/shared/ui';

export const lazyFooter = createLazyComponent(async () => (await import('./Footer.tsx')).Footer, 'footer');
