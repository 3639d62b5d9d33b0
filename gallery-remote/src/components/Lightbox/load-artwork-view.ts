import type { ComponentType } from 'react';
import { createCodeLoader } from '../../lib/code-loader.ts';
import type { ArtworkViewProps } from './ArtworkView.tsx';

let loadedView: ComponentType<ArtworkViewProps> | undefined;

/** Returns the component that shows an artwork in full-window size; undefined until its code has loaded. */
export const getLoadedArtworkView = () => loadedView;

/**
 * Loads the code that shows an artwork in full-window size. Begins a new attempt when no attempt is running. Returns
 * whether the code has loaded, after 8 seconds at the latest. Never rejects.
 */
export const loadArtworkView = createCodeLoader(async () => {
  const { ArtworkView } = await import('./ArtworkView.tsx');
  loadedView = ArtworkView;
});
