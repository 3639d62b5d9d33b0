import { useEffect, useRef } from 'react';
import { storePendingLayers } from '../../../api/design-store.ts';
import type { DesignHistory } from './use-design-history.ts';

/**
 * Stores the layers with pictures that are being uploaded, so that the next visit can continue the uploads.
 * @param initialId id of the design; undefined until the design is created
 * @returns a function that sets the id of the design and stores the layers at once
 */
export function usePendingLayers(
  initialId: string | undefined,
  { content, readLatestContent }: Pick<DesignHistory, 'content' | 'readLatestContent'>,
): (designId: string) => void {
  const designId = useRef(initialId);

  useEffect(() => {
    if (designId.current !== undefined) storePendingLayers(designId.current, content);
  }, [content]);

  return (id) => {
    designId.current = id;
    storePendingLayers(id, readLatestContent());
  };
}
