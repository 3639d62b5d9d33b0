import type { ComponentType } from 'react';
import type { ArtworkViewProps } from './ArtworkView.tsx';

/** Delay between a failed request for the code and the next request. */
const RETRY_MS = 2_000;

let loadedView: ComponentType<ArtworkViewProps> | undefined;

/** Returns the component that shows an artwork in full-window size; undefined until its code has loaded. */
export const getLoadedArtworkView = () => loadedView;

/** Loads the code that shows an artwork in full-window size. Tries again until the code has loaded. */
export async function loadArtworkView(): Promise<void> {
  if (loadedView) return;
  try {
    const { ArtworkView } = await import('./ArtworkView.tsx');
    loadedView = ArtworkView;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await loadArtworkView();
  }
}
