import { useApi, useLatest } from '@rangmala/shared/api';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { links, readPageNumber } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { ErrorState, LoadingState, Page, PageLinks, Stack, TextField } from '@rangmala/shared/ui';
import { ARTIST_SORT_OPTIONS, getArtistsPath, parseArtistSort } from '../../api/gallery-lists.ts';
import { NoScriptArtwork } from '../../components/NoScriptArtwork.tsx';
import { GalleryTabs } from '../../components/GalleryTabs.tsx';
import { Lightbox } from '../../components/Lightbox/Lightbox.tsx';
import { ListControls, NoResults, SortField } from '../../components/ListControls.tsx';
import { useListParam, useListParams } from '../../components/use-list-params.ts';
import { useSearchText } from '../../components/use-search-text.ts';
import { formatCount } from '../../lib/format-count.ts';
import { addArtist } from '../../lib/gallery-artwork.ts';
import { ArtistSection } from './ArtistSection.tsx';

export const data: PageData = (_params, search) => [getArtistsPath(search)];

export default function ArtistsPage() {
  return (
    <Page
      title="Art by Artist"
      description="Meet every artist in our gallery, search and sort their works, and book half an hour with the one whose style you like."
      lead="Meet our artists and their work. Like a style? Book half an hour with its artist."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Art Gallery', to: links.artGallery() },
      ]}
    >
      <GalleryTabs />
      <Artists />
    </Page>
  );
}

function Artists() {
  const list = useListParams();
  const { search } = list;
  const { data: current, error, reload } = useApi(getArtistsPath(search));
  const response = useLatest(current);
  const searchedText = search.get('search')?.trim() ?? '';
  const { text, typeText, input } = useSearchText(searchedText, (search) => list.changeParams({ search }));
  const [sort, setSort] = useListParam(list, 'sort', parseArtistSort);
  const page = readPageNumber(search);

  const openedId = search.get('artwork');
  const openedArtist = response?.artists.find(({ artworks }) => artworks.some(({ id }) => id === openedId));
  const artworks = openedArtist ? addArtist(openedArtist.artworks, openedArtist) : [];

  return (
    <>
      <ListControls label="Artists" resultText={current && describeResults(current.total, searchedText)}>
        <TextField
          ref={input}
          label="Search artists"
          name="search"
          type="search"
          autoComplete="off"
          placeholder="A name or an art type"
          maxLength={100}
          value={text}
          onChange={(event) => typeText(event.currentTarget.value)}
        />
        <SortField options={ARTIST_SORT_OPTIONS} value={sort} onChoose={setSort} />
      </ListControls>
      <NoScriptArtwork artwork={artworks.find(({ id }) => id === openedId)} />
      {error && !current ? (
        <ErrorState message="We couldn’t load the artists." onRetry={() => void reload()} />
      ) : response ? (
        <>
          {response.artists.length > 0 ? (
            <Stack as="ul" $gap="xl" aria-busy={!current || undefined}>
              {response.artists.map((artist, index) => (
                <ArtistSection key={artist.id} artist={artist} isFirst={index === 0} />
              ))}
            </Stack>
          ) : (
            <NoResults noun="artist" onClear={searchedText || page > 1 ? () => typeText('') : undefined} />
          )}
          <PageLinks
            page={page}
            count={Math.ceil(response.total / LIST_PAGE_SIZE)}
            createLink={list.createPageUrl}
          />
          <Lightbox artworks={artworks} />
        </>
      ) : (
        <LoadingState tall label="Loading the artists…" />
      )}
    </>
  );
}

/** Describes the result, for example `3 artists for “warli”`. */
const describeResults = (count: number, search: string): string =>
  search ? `${formatCount(count, 'artist')} for “${search}”` : formatCount(count, 'artist');
