import { lazy, type ComponentType } from 'react';
import type { LaterStepsProps } from './LaterSteps.tsx';

/** The component of the later steps; undefined until its code has loaded. */
let loadedSteps: ComponentType<LaterStepsProps> | undefined;

/** Loads the code of the later steps. {@link getLaterSteps} then returns a component that does not suspend. */
export async function loadLaterSteps() {
  const { LaterSteps } = await import('./LaterSteps.tsx');
  loadedSteps = LaterSteps;
  return { default: LaterSteps };
}

const LazySteps = lazy(loadLaterSteps);

/**
 * Returns the component of the later steps. If its code has not loaded, returns a component that loads the code and
 * suspends until then.
 */
export const getLaterSteps = (): ComponentType<LaterStepsProps> => loadedSteps ?? LazySteps;
