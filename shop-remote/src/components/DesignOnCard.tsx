import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Design } from '@rangmala/shared/contract/designs';
import { AppLink } from '@rangmala/shared/ui';
import { loadDesign } from '../api/load-design.ts';
import { readUnfinishedDesign, storeUnfinishedDesign } from '../api/design-store.ts';
import { createProductLink } from '../lib/edit-design-link.ts';

export interface DesignOnCardProps {
  productId: string;
  /** Id of the element with the product's name. */
  nameId: string;
}

/**
 * The visitor's unfinished design of a product, over the picture of the product's card, with a link to the editor.
 * Renders nothing when the product has no unfinished design or the design has no picture. The parent element needs a
 * CSS `position` other than `static`.
 */
export function DesignOnCard({ productId, nameId }: DesignOnCardProps) {
  const design = useUnfinishedDesign(productId);
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const url = design?.pictures[0]?.url;
  if (!design || url === undefined) return null;
  return (
    <>
      {/* The picture is hidden until it has loaded, so that the card never shows an empty picture. */}
      <DesignImage
        src={url}
        alt="Your design"
        width={720}
        height={720}
        hidden={loadedUrl !== url}
        onLoad={() => setLoadedUrl(url)}
      />
      <EditLink to={createProductLink(productId, design.options)} aria-describedby={nameId}>
        Edit your design
      </EditLink>
    </>
  );
}

/**
 * Returns the unfinished design of a product. Returns undefined when the product has none, when the design was ordered,
 * while the design loads, and after a failure.
 */
function useUnfinishedDesign(productId: string): Design | undefined {
  const [design, setDesign] = useState<Design>();

  useEffect(() => {
    const storedDesign = readUnfinishedDesign(productId);
    if (!storedDesign) return;
    let isCurrent = true;
    loadDesign(storedDesign, false).then(
      (loaded) => {
        if (!loaded) return;
        // The id changes when the design is saved for the first time, and when its changes are saved in a copy.
        if (loaded.design.id !== storedDesign.id) storeUnfinishedDesign(productId, loaded.design);
        if (isCurrent) setDesign(loaded.content);
      },
      // After a failure the card shows the product without the design.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [productId]);

  return design;
}

const DesignImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[hidden] {
    display: none;
  }
`;

const EditLink = styled(AppLink)`
  /* Places the link to the editor above the card's link. */
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  display: grid;
  place-items: center;
  min-height: ${({ theme }) => theme.size.target};
  background: ${({ theme }) => theme.color.card};
  color: ${({ theme }) => theme.color.link};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;

  &:focus-visible {
    outline-offset: -3px;
  }
`;
