import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { GalleryArtist } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { Container, ErrorState, LoadingState, PageHeader, PageMeta, TextField } from '@rangmala/shared/ui';
import { useApi } from '@rangmala/shared/api';
import { getArtistGalleryPath } from '../../api/paths.ts';
import { getAllArtistsPath, getFirstArtistsPath, useGalleryArtists } from '../../api/gallery-lists.ts';
import { NoScriptArtwork } from '../../components/NoScriptArtwork.tsx';
import { GalleryTabs } from '../../components/GalleryTabs.tsx';
import { Lightbox } from '../../components/Lightbox/Lightbox.tsx';
import { ListControls, NoResults, ShowMoreLink, SortField } from '../../components/ListControls.tsx';
import { useListParam, useListParams } from '../../components/use-list-params.ts';
import { useSearchText } from '../../components/use-search-text.ts';
import { ARTIST_SORT_OPTIONS, filterArtists, parseArtistSort } from '../../lib/artist-list.ts';
import { formatCount } from '../../lib/format-count.ts';
import type { GalleryArtwork } from '../../lib/gallery-artwork.ts';
import { ArtistSection } from './ArtistSection.tsx';

/** Returns whether the page at this URL needs the whole list, not only the first artists. */
const needsWholeList = (search: URLSearchParams) =>
  ['search', 'sort', 'shown', 'works', 'artwork'].some((name) => search.get(name));

export const data: PageData = (_params, search) => {
  const expandedArtistId = search.get('works');
  return [
    needsWholeList(search) ? getAllArtistsPath() : getFirstArtistsPath(),
    ...(expandedArtistId ? [getArtistGalleryPath(expandedArtistId)] : []),
  ];
};

export default function ArtistsPage() {
  return (
    <Container>
      <PageMeta
        title="Art by Artist"
        description="Meet every artist in our gallery, search and sort their works, and book half an hour with the one whose style you like."
      />
      <PageHeader
        title="Art by Artist"
        lead="Meet our artists and their work. Like a style? Book half an hour with its artist."
        trail={[
          { name: 'Home', to: links.home() },
          { name: 'Art Gallery', to: links.artGallery() },
          { name: 'Art by Artist' },
        ]}
      />
      <GalleryTabs />
      <Artists />
    </Container>
  );
}

function Artists() {
  const list = useListParams();
  const { search } = list;
  const [isSearchStarted, setSearchStarted] = useState(false);
  const {
    data: response,
    error,
    isPartial,
    reload,
  } = useGalleryArtists(isSearchStarted || needsWholeList(search));
  const expandedArtistId = search.get('works');
  const gallery = useApi(expandedArtistId === null ? null : getArtistGalleryPath(expandedArtistId));
  const allArtworks = gallery.data?.artworks;

  const { text, typeText, input } = useSearchText(search.get('search') ?? '', (search) =>
    list.changeParams({ search }),
  );
  const deferredSearch = useDeferredValue(text);
  const [sort, setSort] = useListParam(list, 'sort', parseArtistSort);

  const artists = useMemo(
    () =>
      (response?.artists ?? []).map((artist) =>
        artist.id === expandedArtistId && allArtworks ? { ...artist, artworks: allArtworks } : artist,
      ),
    [response, expandedArtistId, allArtworks],
  );
  const filteredArtists = useMemo(
    () => filterArtists(artists, { search: deferredSearch, sort }),
    [artists, deferredSearch, sort],
  );
  const shownArtists = filteredArtists.slice(0, list.shownCount);
  const isSearched = deferredSearch.trim() !== '';
  // Uses the server's total while only the first artists are loaded.
  const total = isPartial && !isSearched ? (response?.total ?? 0) : filteredArtists.length;

  const openedId = search.get('artwork');
  const artworks = useMemo(() => listArtworksOfOpenedArtist(artists, openedId), [artists, openedId]);

  return (
    <>
      <ListControls
        label="Artists"
        resultText={
          response
            ? describeResults(total, isSearched ? deferredSearch.trim() : '', isPartial && isSearched)
            : ''
        }
      >
        <TextField
          ref={input}
          label="Search artists"
          name="search"
          type="search"
          autoComplete="off"
          placeholder="A name or an art type"
          value={text}
          onFocus={() => setSearchStarted(true)}
          onChange={(event) => typeText(event.currentTarget.value)}
        />
        <SortField options={ARTIST_SORT_OPTIONS} value={sort} onChoose={setSort} />
      </ListControls>
      <NoScriptArtwork artwork={artworks.find(({ id }) => id === openedId)} />
      {response ? (
        <>
          {shownArtists.length > 0 ? (
            <List>
              {shownArtists.map((artist, index) => (
                <ArtistSection
                  key={artist.id}
                  artist={artist}
                  gallery={artist.id === expandedArtistId ? gallery : undefined}
                  isFirst={index === 0}
                />
              ))}
            </List>
          ) : (
            !isPartial && <NoResults noun="artist" onClear={isSearched ? () => typeText('') : undefined} />
          )}
          {total > shownArtists.length && (
            <ShowMoreLink to={list.createShowMoreUrl(shownArtists.length)}>Show more artists</ShowMoreLink>
          )}
          <Lightbox artworks={artworks} />
        </>
      ) : error ? (
        <ErrorState message="We couldn’t load the artists." onRetry={() => void reload()} />
      ) : (
        <LoadingState tall label="Loading the artists…" />
      )}
    </>
  );
}

/** Describes the result, for example `3 artists for “warli”`. */
function describeResults(count: number, search: string, isSearching: boolean): string {
  if (isSearching) return 'Searching all artists…';
  return search ? `${formatCount(count, 'artist')} for “${search}”` : formatCount(count, 'artist');
}

/** Returns the artworks of the artist who made the open artwork; [] when no artist in the list has this artwork. */
function listArtworksOfOpenedArtist(
  artists: readonly GalleryArtist[],
  openedId: string | null,
): GalleryArtwork[] {
  const artist = artists.find(({ artworks }) => artworks.some(({ id }) => id === openedId));
  return (
    artist?.artworks.map((artwork) => ({ ...artwork, artist_id: artist.id, artist_name: artist.name })) ?? []
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  padding: 0;
  list-style: none;
`;
