import { useEffect, useState } from 'react';
import { getLoadedArtworkView, loadArtworkView } from './load-artwork-view.ts';

/** Delay in milliseconds before the dialog says that the code is loading. */
const SLOW_MS = 1_000;

/**
 * Loads the component that shows an artwork when `isNeeded` is true. Returns the component, which is undefined until
 * its code has loaded, and the state of a long wait for this code.
 * @param isNeeded whether an artwork is open
 */
export function useArtworkView(isNeeded: boolean) {
  const [{ View }, setView] = useState(() => ({ View: getLoadedArtworkView() }));
  const [wait, setWait] = useState<'short' | 'long' | 'failed'>('short');
  const [attempt, setAttempt] = useState(0);
  const isMissing = isNeeded && !View;

  useEffect(() => {
    if (!isMissing) return;
    let isObsolete = false;
    const timer = setTimeout(() => setWait('long'), SLOW_MS);
    void loadArtworkView().then((isLoaded) => {
      clearTimeout(timer);
      if (isObsolete) return;
      if (isLoaded) setView({ View: getLoadedArtworkView() });
      else setWait('failed');
    });
    return () => {
      isObsolete = true;
      clearTimeout(timer);
      setWait((current) => (current === 'failed' ? 'long' : current));
    };
  }, [isMissing, attempt]);

  return {
    View,
    /** Whether a dialog says that the code is loading or could not be loaded. */
    isLoadingDialogOpen: isMissing && wait !== 'short',
    hasFailed: wait === 'failed',
    retry() {
      setWait('long');
      setAttempt(attempt + 1);
    },
  };
}
