import { lazy, type ComponentType } from 'react';

/** Pause in milliseconds before the code is requested again. */
const RETRY_MS = 5_000;

/** A component whose code is loaded on demand. */
export interface LazyComponent<Props> {
  /** Loads the code. Tries again until the code arrives. */
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
 */
export function createLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
  selector: string,
): LazyComponent<Props> {
  let loadedComponent: ComponentType<Props> | undefined;

  async function load(): Promise<{ default: ComponentType<Props> }> {
    try {
      loadedComponent = await importComponent();
      return { default: loadedComponent };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return load();
    }
  }

  const Suspending = lazy(load);
  if (typeof window === 'undefined' || !document.querySelector(selector)) void load();
  return { load, getComponent: () => loadedComponent ?? Suspending };
}
