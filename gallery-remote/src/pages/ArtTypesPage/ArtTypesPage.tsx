import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { createSlug, links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import {
  Container,
  EmptyState,
  ErrorState,
  Grid,
  LoadingState,
  PageHeader,
  PageMeta,
  SelectField,
} from '@rangmala/shared/ui';
import {
  getAllArtistsByTypePath,
  getFirstArtistsByTypePath,
  useGalleryTypes,
} from '../../api/gallery-lists.ts';
import { GalleryTabs } from '../../components/GalleryTabs.tsx';
import { ListControls, NoResults, ShowMoreLink, SortField } from '../../components/ListControls.tsx';
import { Section, Sections } from '../../components/Sections.tsx';
import { applyParamChanges, useListParam, useListParams } from '../../components/use-list-params.ts';
import {
  ART_TYPE_SORT_OPTIONS,
  filterByArtType,
  findArtType,
  parseArtTypeSort,
  sortArtTypes,
} from '../../lib/art-type-list.ts';
import { formatCount } from '../../lib/format-count.ts';
import { ArtistCard } from './ArtistCard.tsx';
import { ArtTypeCard } from './ArtTypeCard.tsx';

/** Returns whether the page at this URL needs the whole list, not only the first artists. */
const needsWholeList = (search: URLSearchParams) => ['art_type', 'shown'].some((name) => search.get(name));

export const data: PageData = (_params, search) => [
  needsWholeList(search) ? getAllArtistsByTypePath() : getFirstArtistsByTypePath(),
];

/** Returns whether the last row would have a single card in three columns, but not in two columns. */
const hasSingleLastCard = (count: number): boolean => count % 3 === 1 && count % 2 === 0;

export default function ArtTypesPage() {
  return (
    <Container>
      <PageMeta
        title="Art by Type"
        description="The art types in our gallery, from Madhubani to linocut, and the artists who work in each. Pick one and book half an hour."
      />
      <PageHeader
        title="Art by Type"
        lead="Every tradition has its own lines, colours and stories. Choose one and see who can draw it for you."
        trail={[
          { name: 'Home', to: links.home() },
          { name: 'Art Gallery', to: links.artGallery() },
          { name: 'Art by Type' },
        ]}
      />
      <GalleryTabs />
      <ArtTypes />
    </Container>
  );
}

function ArtTypes() {
  const list = useListParams();
  const { search } = list;
  const [isSearchStarted, setSearchStarted] = useState(false);
  const {
    data: response,
    error,
    isPartial,
    reload,
  } = useGalleryTypes(isSearchStarted || needsWholeList(search));
  const [sort, setSort] = useListParam(list, 'sort', parseArtTypeSort);
  const [filterValue, setFilterValue] = useListParam(list, 'art_type', (value) => value ?? '');
  const filterType = response && findArtType(response.art_types, filterValue);
  const isUnknownType = Boolean(filterValue) && response !== undefined && !filterType;

  const types = useMemo(() => sortArtTypes(response?.art_types ?? [], sort), [response, sort]);
  const typesByName = useMemo(() => sortArtTypes(response?.art_types ?? [], 'name'), [response]);
  const artists = useMemo(
    () => filterByArtType(response?.artists ?? [], filterType?.name),
    [response, filterType],
  );

  const [mostBooked] = sortArtTypes(response?.art_types ?? [], 'popularity');

  const shownTypes = filterType ? [filterType] : types;
  const shownArtists = artists.slice(0, list.shownCount);
  const total = isPartial && !filterType ? (response?.total ?? 0) : artists.length;
  const resultText =
    isPartial && filterType
      ? `${filterType.name}: looking for artists…`
      : describeResults(filterType?.name, types.length, total);

  return (
    <>
      <ListControls label="Art types" resultText={response && !isUnknownType ? resultText : ''}>
        <SelectField
          label="Filter by art type"
          name="art_type"
          value={filterType ? createSlug(filterType.name) : ''}
          onFocus={() => setSearchStarted(true)}
          onChange={({ currentTarget: { value } }) => setFilterValue(value)}
        >
          <option value="">All art types</option>
          {typesByName.map(({ name }) => (
            <option key={name} value={createSlug(name)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SortField options={ART_TYPE_SORT_OPTIONS} value={sort} onChoose={setSort} />
      </ListControls>
      {isUnknownType ? (
        <NoResults noun="art type" onClear={() => setFilterValue('')} />
      ) : response ? (
        <Sections>
          <Section aria-labelledby="types">
            <h2 id="types">{filterType ? filterType.name : 'Art types'}</h2>
            {types.length === 0 && <EmptyState title="No art types yet." />}
            <TypeGrid
              as="ul"
              $hasPairs={hasSingleLastCard(shownTypes.length)}
              $hasFives={shownTypes.length % 5 === 0}
              $min="clamp(8.4rem, 24vw, 13rem)"
              $gap="clamp(0.75rem, 2vw, 1.5rem)"
            >
              {shownTypes.map((artType, index) => (
                <ArtTypeCard
                  key={artType.name}
                  artType={artType}
                  to={
                    filterType
                      ? undefined
                      : `?${applyParamChanges(search, { art_type: createSlug(artType.name), shown: undefined })}`
                  }
                  isMostBooked={artType.name === mostBooked?.name}
                  priority={index < 4}
                />
              ))}
            </TypeGrid>
          </Section>
          <Section aria-labelledby="artists">
            <h2 id="artists">{filterType ? `Artists who work in ${filterType.name}` : 'Artists'}</h2>
            {shownArtists.length > 0 ? (
              <Grid as="ul" $min={hasSingleLastCard(shownArtists.length) ? '26rem' : '20rem'}>
                {shownArtists.map((artist) => (
                  <ArtistCard key={artist.id} artist={artist} artType={filterType?.name} />
                ))}
              </Grid>
            ) : (
              !isPartial && (
                <NoResults noun="artist" onClear={filterType ? () => setFilterValue('') : undefined} />
              )
            )}
          </Section>
          {total > shownArtists.length && (
            <ShowMoreLink to={list.createShowMoreUrl(shownArtists.length)}>Show more artists</ShowMoreLink>
          )}
        </Sections>
      ) : error ? (
        <ErrorState message="We couldn’t load the art types." onRetry={() => void reload()} />
      ) : (
        <LoadingState tall label="Loading the art types…" />
      )}
    </>
  );
}

/**
 * `$hasPairs` gives two columns on small screens, when three columns would leave a single card in the last row.
 * `$hasFives` gives five columns on other screens.
 */
const TypeGrid = styled(Grid)<{ $hasPairs: boolean; $hasFives: boolean }>`
  @media (width < 46rem) {
    grid-template-columns: ${({ $hasPairs }) => $hasPairs && 'repeat(2, minmax(0, 1fr))'};
  }
  @media (min-width: 46rem) {
    grid-template-columns: ${({ $hasFives }) => $hasFives && 'repeat(5, minmax(0, 1fr))'};
  }
  /* Names fit into the narrow columns without breaks inside a word. */
  @media (46rem <= width < 64rem) {
    h3 {
      font-size: ${({ $hasFives, theme }) => $hasFives && theme.text.body};
    }
  }
`;

/** Describes the result, for example `Warli: 3 artists` or `8 art types, 12 artists`. */
function describeResults(chosenType: string | undefined, typeCount: number, artistCount: number): string {
  const artistText = formatCount(artistCount, 'artist');
  return chosenType ? `${chosenType}: ${artistText}` : `${formatCount(typeCount, 'art type')}, ${artistText}`;
}
