import { useState } from 'react';
import styled from 'styled-components';
import { AppLink } from '@rangmala/shared/ui';
import type { DesignDraft } from '../api/use-design-draft.ts';

export interface DesignOnCardProps {
  draft: DesignDraft;
  /** Id of the element with the product's name. */
  nameId: string;
}

/**
 * The visitor's unfinished design of a product, over the picture of the product's card, with a link to its page. The
 * parent element needs a CSS `position` other than `static`.
 */
export function DesignOnCard({ draft: { picture, link }, nameId }: DesignOnCardProps) {
  const [loadedUrl, setLoadedUrl] = useState<string>();
  return (
    <>
      {/* The picture is hidden until it has loaded, so that the card never shows an empty picture. */}
      <DesignImage
        src={picture}
        alt="Your design"
        width={720}
        height={720}
        hidden={loadedUrl !== picture}
        onLoad={() => setLoadedUrl(picture)}
      />
      <FinishLink to={link} aria-describedby={nameId}>
        Finish your design
      </FinishLink>
    </>
  );
}

const DesignImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const FinishLink = styled(AppLink)`
  /* Places the link above the card's link. */
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  display: grid;
  place-items: center;
  min-height: ${({ theme }) => theme.size.target};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onDark};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;

  &:hover {
    background: ${({ theme }) => theme.color.accentHover};
    color: ${({ theme }) => theme.color.onDark};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;
