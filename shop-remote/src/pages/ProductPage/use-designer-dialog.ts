import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@rangmala/shared/router';
import { DESIGN_PARAMETER } from '../../lib/edit-design-link.ts';

/** On these screens, phones upright and on their side, the design editor fills the window. */
const PHONE = '(width < 48rem), (height < 30rem)';

/** State of a history entry: whether the customer opened the dialog with it, or closed the dialog of the design that the URL names. */
interface EntryState {
  designer?: 'opened' | 'closed';
}

/**
 * Returns whether the URL opens the design editor, and functions that open and close the dialog. Browser Back closes the
 * dialog, because it has a history entry.
 */
export function useDesignerDialog() {
  const isDialog = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as EntryState | null;
  const goTo = (search: URLSearchParams, options: { replace?: boolean; state?: EntryState }) =>
    // `?design` and not `?design=` for the product's unfinished design
    void navigate(
      { search: search.toString().replace(/\b=(?=&|$)/, '') },
      { preventScrollReset: true, ...options },
    );

  return {
    /** Whether the editor is a dialog on this screen, and not a part of the page. */
    isDialog,
    /** Whether the URL opens the editor. */
    isOpen: params.has(DESIGN_PARAMETER) && state?.designer !== 'closed',
    /** Opens the dialog with an entry of the browser's history. Does nothing on a wide screen. */
    open() {
      if (!isDialog) return;
      const search = new URLSearchParams(params);
      if (!search.has(DESIGN_PARAMETER)) search.set(DESIGN_PARAMETER, '');
      goTo(search, { state: { designer: 'opened' } });
    },
    close() {
      if (state?.designer === 'opened') return void navigate(-1);
      const search = new URLSearchParams(params);
      // The URL keeps the id of the design that it names.
      if (search.get(DESIGN_PARAMETER)) return goTo(search, { replace: true, state: { designer: 'closed' } });
      search.delete(DESIGN_PARAMETER);
      goTo(search, { replace: true });
    },
  };
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
