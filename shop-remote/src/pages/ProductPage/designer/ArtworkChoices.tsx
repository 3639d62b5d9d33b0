import { useState } from 'react';
import { useApi } from '@rangmala/shared/api';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { apiPath } from '@rangmala/shared/endpoints';
import { Button, Muted, Notice, Picture } from '@rangmala/shared/ui';
import { useArtworkDesign } from '../../../api/use-artwork-design.ts';
import { ChoiceTile, ChoiceTiles } from './ChoiceTiles.tsx';
import type { Editor } from './use-editor.ts';

/**
 * The works of the gallery that artists allow on products, by artist. A work starts a new design of the product: its
 * full file is on the server. Nothing while the gallery is unavailable.
 */
export function ArtworkChoices({ editor: { product } }: { editor: Pick<Editor, 'product'> }) {
  const [page, setPage] = useState(1);
  const { data } = useApi(apiPath('GET /artworks', { page }));
  const { busyId, problem, start } = useArtworkDesign();
  if (!data || data.total === 0) return null;
  return (
    <section aria-label="Works by our artists">
      <h3>Works by our artists</h3>
      <Muted>A work starts a new design. What you have made stays in My designs.</Muted>
      <ChoiceTiles>
        {data.artworks.map(({ id, title, image, placeholder, artist_name, type }) => (
          <li key={id}>
            <ChoiceTile
              type="button"
              disabled={busyId !== undefined}
              aria-busy={busyId === id || undefined}
              onClick={() => void start(id, product.id, id)}
            >
              <Picture src={image} alt="" sizes="6rem" placeholder={placeholder} fit="cover" />
              <span>
                {title}, {type} by {artist_name}
              </span>
            </ChoiceTile>
          </li>
        ))}
      </ChoiceTiles>
      {problem && <Notice tone="bad">{problem}</Notice>}
      {page * LIST_PAGE_SIZE < data.total && (
        <Button variant="secondary" onClick={() => setPage(page + 1)}>
          More works
        </Button>
      )}
      {page > 1 && (
        <Button variant="secondary" onClick={() => setPage(1)}>
          First works
        </Button>
      )}
    </section>
  );
}
