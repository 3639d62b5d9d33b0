import { lazy, type ComponentType } from 'react';

/** Pause in milliseconds before the code is requested again. */
const RETRY_MS = 5_000;

/** After the second failure, the page shows an error, and the visitor can try again. */
const DEFAULT_ATTEMPTS = 2;

/** A component whose code is loaded on demand. */
export interface LazyComponent<Props> {
  /** Loads the code. Rejects after the last attempt; the next call tries again. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /**
   * Returns the component. While its code is not loaded, returns a component that loads the code and suspends. Call
   * this function once for each mounted element, because another component type would make React mount the element
   * again.
   */
  getComponent: () => ComponentType<Props>;
}

/**
 * Creates a component whose code is loaded on demand. The code is loaded at once on the server, and in a page whose
 * HTML does not contain the component.
 * @param importComponent imports the component
 * @param selector CSS selector of an element that only this component renders
 * @param maxAttempts number of attempts to load the code, {@link DEFAULT_ATTEMPTS} by default
 */
export function createLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
  selector: string,
  maxAttempts = DEFAULT_ATTEMPTS,
): LazyComponent<Props> {
  let loadedComponent: ComponentType<Props> | undefined;
  let SuspendingComponent = lazy(load);

  async function load(): Promise<{ default: ComponentType<Props> }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        loadedComponent = await importComponent();
        return { default: loadedComponent };
      } catch (error) {
        if (attempt >= maxAttempts) {
          // React keeps the error of a lazy component. A new lazy component loads the code again.
          SuspendingComponent = lazy(load);
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  }

  // Ignores an error, because the component loads the code again when it is rendered.
  if (typeof window === 'undefined' || !document.querySelector(selector)) load().catch(() => undefined);
  return { load, getComponent: () => loadedComponent ?? SuspendingComponent };
}
