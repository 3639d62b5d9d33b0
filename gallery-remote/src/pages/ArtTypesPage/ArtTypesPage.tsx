import styled from 'styled-components';
import { useApi, useLatest } from '@rangmala/shared/api';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { createSlug, links, readPageNumber } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import {
  EmptyState,
  ErrorState,
  Grid,
  LoadingState,
  Page,
  PageLinks,
  SelectField,
  Stack,
} from '@rangmala/shared/ui';
import { ART_TYPE_SORT_OPTIONS, getArtTypesPath, parseArtTypeSort } from '../../api/gallery-lists.ts';
import { GalleryTabs } from '../../components/GalleryTabs.tsx';
import { ListControls, NoResults, SortField } from '../../components/ListControls.tsx';
import {
  applyParamChanges,
  FIRST_PAGE,
  useListParam,
  useListParams,
} from '../../components/use-list-params.ts';
import { formatCount } from '../../lib/format-count.ts';
import { ArtistCard } from './ArtistCard.tsx';
import { ArtTypeCard } from './ArtTypeCard.tsx';

export const data: PageData = (_params, search) => [getArtTypesPath(search)];

/** Returns whether the last row would have a single card in three columns, but not in two columns. */
const hasSingleLastCard = (count: number): boolean => count % 3 === 1 && count % 2 === 0;

export default function ArtTypesPage() {
  return (
    <Page
      title="Art by Type"
      description="The art types in our gallery, from Madhubani to linocut, and the artists who work in each. Pick one and book half an hour."
      lead="Every tradition has its own lines, colours and stories. Choose one and see who can draw it for you."
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Art Gallery', to: links.artGallery() },
      ]}
    >
      <GalleryTabs />
      <ArtTypes />
    </Page>
  );
}

function ArtTypes() {
  const list = useListParams();
  const { search } = list;
  const { data: current, error, reload } = useApi(getArtTypesPath(search));
  const response = useLatest(current);
  const [sort, setSort] = useListParam(list, 'sort', parseArtTypeSort);
  const [filterValue, setFilterValue] = useListParam(list, 'art_type', (value) => value ?? '');
  const { art_types: types = [], type_total = 0, type_names = [], artists = [], total = 0 } = response ?? {};
  const chosenSlug = createSlug(search.get('art_type') ?? '');
  const chosenName = chosenSlug && type_names.find((name) => createSlug(name) === chosenSlug);
  const isUnknownType = Boolean(chosenSlug) && response !== undefined && !chosenName;
  const page = readPageNumber(search);
  const typesPage = readPageNumber(search, 'types');
  const isByPopularity = parseArtTypeSort(search.get('sort')) === 'popularity';

  return (
    <>
      <ListControls
        label="Art types"
        resultText={current && !isUnknownType ? describeResults(chosenName, type_total, total) : undefined}
      >
        <SelectField
          label="Filter by art type"
          name="art_type"
          value={createSlug(filterValue)}
          onChange={({ currentTarget: { value } }) => setFilterValue(value)}
        >
          <option value="">All art types</option>
          {type_names.map((name) => (
            <option key={name} value={createSlug(name)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SortField options={ART_TYPE_SORT_OPTIONS} value={sort} onChoose={setSort} />
      </ListControls>
      {error && !current ? (
        <ErrorState message="We couldn’t load the art types." onRetry={() => void reload()} />
      ) : isUnknownType ? (
        <NoResults noun="art type" onClear={() => setFilterValue('')} />
      ) : response ? (
        <Stack $gap="section" aria-busy={!current || undefined}>
          <Stack as="section" $gap="l" aria-labelledby="types">
            <h2 id="types">{chosenName || 'Art types'}</h2>
            {types.length === 0 && (
              <EmptyState title={typesPage > 1 ? 'No more art types.' : 'No art types yet.'} />
            )}
            <TypeGrid
              as="ul"
              $hasPairs={hasSingleLastCard(types.length)}
              $hasFives={types.length % 5 === 0}
              $min="clamp(8.4rem, 24vw, 13rem)"
              $gap="clamp(0.75rem, 2vw, 1.5rem)"
            >
              {types.map((artType, index) => (
                <ArtTypeCard
                  key={artType.name}
                  artType={artType}
                  to={
                    chosenName
                      ? undefined
                      : `?${applyParamChanges(search, { ...FIRST_PAGE, art_type: createSlug(artType.name) })}`
                  }
                  isMostBooked={isByPopularity && index === 0 && typesPage === 1 && !chosenName}
                  priority={index < 4}
                />
              ))}
            </TypeGrid>
            <PageLinks
              label="Pages of art types"
              page={typesPage}
              count={Math.ceil(type_total / LIST_PAGE_SIZE)}
              createLink={(number) => list.createPageUrl(number, 'types')}
            />
          </Stack>
          <Stack as="section" $gap="l" aria-labelledby="artists">
            <h2 id="artists">{chosenName ? `Artists who work in ${chosenName}` : 'Artists'}</h2>
            {artists.length > 0 ? (
              <Grid as="ul" $min={hasSingleLastCard(artists.length) ? '26rem' : '20rem'}>
                {artists.map((artist) => (
                  <ArtistCard key={artist.id} artist={artist} artType={chosenName || undefined} />
                ))}
              </Grid>
            ) : (
              <NoResults noun="artist" onClear={chosenName ? () => setFilterValue('') : undefined} />
            )}
            <PageLinks
              page={page}
              count={Math.ceil(total / LIST_PAGE_SIZE)}
              createLink={list.createPageUrl}
            />
          </Stack>
        </Stack>
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
