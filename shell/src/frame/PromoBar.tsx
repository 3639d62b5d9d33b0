import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useSite } from '@rangmala/shared/site';
import { AppLink, Icon } from '@rangmala/shared/ui';
import { SearchForm } from './search/SearchForm.tsx';

/** The bar above the header: the shop's promise, the link to the artist area for a signed-in artist, and the search. */
export function PromoBar() {
  const { artist } = useUser();
  const { promise } = useSite();
  return (
    <Promo className="screen-only" aria-label="Our promise">
      <Promise>{promise}</Promise>
      {artist && (
        <ArtistLink to={links.artist(artist.artist_id)}>
          <Icon name="user" />
          Signed in as an artist: your artist area
        </ArtistLink>
      )}
      <SearchForm />
    </Promo>
  );
}

const Promo = styled.aside`
  container-type: inline-size;
  position: relative;
  /* The suggestions lie above the header. */
  z-index: ${({ theme }) => theme.layer.float};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.m};
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${({ theme }) => theme.space.gutter};
  background: ${({ theme }) => theme.color.indigoDeep};
  color: ${({ theme }) => theme.color.onDark};
  font-size: ${({ theme }) => theme.text.small};
  letter-spacing: 0.02em;
  line-height: 1.2;
`;

const Promise = styled.span`
  flex: 1 1 10rem;
`;

/** Shown on wide screens only. Narrow screens have the link in the menu. */
const ArtistLink = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 1.5rem;
  color: inherit;

  @container (width < 44rem) {
    display: none;
  }
`;
