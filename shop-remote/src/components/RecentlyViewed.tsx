import { useState, useSyncExternalStore } from 'react';
import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { readViewed, subscribeToViewed } from '../lib/viewed-products.ts';
import { Shelf } from './Shelf.tsx';

/**
 * The products that were viewed in this browser.
 * @param except id of the shown product, which is left out
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const isBrowser = useSyncExternalStore(
    subscribeToViewed,
    () => true,
    () => false,
  );
  return isBrowser && <ViewedShelf except={except} />;
}

function ViewedShelf({ except }: { except: string | undefined }) {
  // Reads once, so that the shelf stays the same while the page is shown.
  const [viewed] = useState(readViewed);
  const ids = viewed.split(',').filter((id) => id !== '' && id !== except);
  const { data: items = [] } = useApi(
    ids.length === 0 ? null : apiPath('GET /items', { ids: ids.join(',') }),
  );
  return items.length > 0 && <Shelf title="Recently viewed" items={items} heading="h2" />;
}
