import { useLocation, useNavigate, useSearchParams } from '@rangmala/shared/router';
import { createArtworkUrl } from '../../lib/gallery-artwork.ts';

export interface OpenedArtwork {
  /** Id of the artwork in the URL; null when the URL contains no artwork. */
  id: string | null;
  /** Shows another artwork, without a new history entry. */
  show: (id: string) => void;
  close: () => void;
}

/** Returns the id of the open artwork, and functions that change the artwork in the URL. */
export function useOpenedArtwork(): OpenedArtwork {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const wasOpenedHere = (state as { opened?: unknown } | null)?.opened === true;

  return {
    id: search.get('artwork'),
    show(id) {
      // Without an artwork in the URL, a link on this page is opening the lightbox.
      const newState: unknown = search.has('artwork') ? state : { opened: true };
      void navigate(createArtworkUrl(search, id), { replace: true, state: newState });
    },
    close() {
      // Goes back only if a link on this page opened the artwork, because otherwise the previous history entry may
      // belong to another site.
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
