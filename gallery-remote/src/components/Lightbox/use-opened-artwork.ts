import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withArtwork } from '../../lib/gallery-artwork.ts';

export interface OpenedArtwork {
  /** Id of the artwork in the URL; null when the URL has none. */
  id: string | null;
  /** Shows another artwork. */
  show: (id: string) => void;
  close: () => void;
}

/** Keeps the open artwork in the URL, so that the link can be shared. */
export function useOpenedArtwork(): OpenedArtwork {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const wasOpenedHere = (state as { opened?: unknown } | null)?.opened === true;

  return {
    id: search.get('artwork'),
    show: (id) => void navigate(withArtwork(search, id), { replace: true, state }),
    close() {
      // Goes back if a link in this page opened the artwork. Otherwise the previous page may belong to another site.
      if (wasOpenedHere) {
        void navigate(-1);
        return;
      }
      const otherParams = new URLSearchParams(search);
      otherParams.delete('artwork');
      setSearch(otherParams, { replace: true });
    },
  };
}
