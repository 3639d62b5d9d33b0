import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withArtwork } from '../../lib/gallery-artwork.ts';

export interface OpenedArtwork {
  /** The artwork that the address has opened. */
  id: string | null;
  /** Shows another one in its place. */
  show: (id: string) => void;
  close: () => void;
}

/** Which artwork is open stands in the address: it can be sent to somebody, and Back closes it. */
export function useOpenedArtwork(): OpenedArtwork {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wasOpenedHere = (state as { opened?: unknown } | null)?.opened === true;

  return {
    id: search.get('artwork'),
    show: (id) => void navigate(withArtwork(search, id), { replace: true, state: state as unknown }),
    close() {
      // Going back keeps the history as it was before; who came by a link has nothing to go back to here.
      if (wasOpenedHere) {
        void navigate(-1);
        return;
      }
      const rest = new URLSearchParams(search);
      rest.delete('artwork');
      setSearch(rest, { replace: true });
    },
  };
}
