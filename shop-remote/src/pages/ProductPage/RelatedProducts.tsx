import { useEffect } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { Product } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { useDesignDraft } from '../../api/use-design-draft.ts';
import { DesignOnCard } from '../../components/DesignOnCard.tsx';
import { RecentlyViewed, Shelf } from '../../components/Shelf.tsx';
import { storeViewed } from '../../lib/viewed-products.ts';

const MAX_RELATED_PRODUCTS = 8;

/**
 * Products with the same artist, style or occasion, and those viewed before. The browser loads them, because the product
 * comes first.
 */
export function RelatedProducts({ product: { id } }: { product: Product }) {
  const { data: items = [] } = useApi(apiPath('GET /items', { related: id, limit: MAX_RELATED_PRODUCTS }));
  useEffect(() => storeViewed(id), [id]);
  return (
    <ReservedSpace className="screen-only script-only">
      {items.length > 0 && (
        <Shelf
          title="You may also like"
          items={items}
          heading="h2"
          renderOverlay={(itemId, nameId) => <DraftOverlay id={itemId} nameId={nameId} />}
        />
      )}
      <RecentlyViewed key={id} except={id} />
    </ReservedSpace>
  );
}

/** The customer's unfinished design on the picture of a product. */
function DraftOverlay({ id, nameId }: { id: string; nameId: string }) {
  const draft = useDesignDraft(id);
  return draft && <DesignOnCard draft={draft} nameId={nameId} />;
}

/** Reserves the height of a row, so that the footer does not move. */
const ReservedSpace = styled.div`
  min-height: 20rem;

  @media ${({ theme }) => theme.media.wide} {
    min-height: 25rem;
  }
`;
