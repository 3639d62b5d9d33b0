import { lazy, type ComponentType } from 'react';

/** Pause in milliseconds before the code is requested again. */
const RETRY_MS = 5_000;

let loadedFooter: ComponentType | undefined;

/** Loads the footer's code. Tries again until the code arrives. */
export async function loadFooter(): Promise<{ default: ComponentType }> {
  try {
    const { Footer } = await import('./Footer.tsx');
    loadedFooter = Footer;
    return { default: Footer };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return loadFooter();
  }
}

const LazyFooter = lazy(loadFooter);

/** Returns the footer's component, which suspends until its code has loaded. */
export const getFooterComponent = (): ComponentType => loadedFooter ?? LazyFooter;

// Loads the code at once, unless the server's HTML contains the footer.
if (typeof window === 'undefined' || !document.querySelector('footer')) void loadFooter();
