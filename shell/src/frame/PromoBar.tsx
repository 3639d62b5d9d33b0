import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import { AppLink, Icon } from '@rangmala/shared/ui';
import { WIDE_HEADER } from './nav-style.ts';

/** The bar above the header: the shop's promise, and the link to the artist area for a signed-in artist. */
export function PromoBar() {
  const { artist } = useUser();
  const { promise } = useSite();
  return (
    <Promo aria-label="Our promise">
      <span>{promise}</span>
      {artist && (
        <ArtistLink to={links.artist(artist.artist_id)}>
          <Icon name="user" />
          Signed in as an artist: your artist area
        </ArtistLink>
      )}
    </Promo>
  );
}

const Promo = styled.aside`
  container-type: inline-size;
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.25rem;
  overflow: hidden;
  padding-inline: ${({ theme }) => theme.space.s};
  background: ${({ theme }) => theme.color.indigoDeep};
  color: ${({ theme }) => theme.color.onDark};
  font-size: ${({ theme }) => theme.text.small};
  letter-spacing: 0.02em;
  line-height: 1.2;
  text-align: center;

  @media print {
    display: none;
  }
`;

/** Shown on wide screens only. Narrow screens have the link in the menu. */
const ArtistLink = styled(AppLink)`
  position: absolute;
  right: ${({ theme }) => theme.space.gutter};
  display: flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 1.5rem;
  color: inherit;

  @container not ${WIDE_HEADER} {
    display: none;
  }
`;
