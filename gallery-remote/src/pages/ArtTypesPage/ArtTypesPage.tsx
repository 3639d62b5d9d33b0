import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { links, slug } from '@rangmala/shared/links';
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
import { allOfTypesPath, firstOfTypesPath, useGalleryTypes } from '../../api/use-gallery-artists.ts';
import { GalleryTabs } from '../../components/GalleryTabs.tsx';
import { ListControls } from '../../components/ListControls.tsx';
import { ShowMoreLink } from '../../components/ShowMoreLink.tsx';
import { NoResults } from '../../components/NoResults.tsx';
import { SortField } from '../../components/SortField.tsx';
import { useListParams, useListParam } from '../../components/use-list-params.ts';
import { withParams } from '../../lib/search-params.ts';
import {
  filterByArtType,
  parseTypeSort,
  sortArtTypes,
  findArtType,
  TYPE_SORTS,
} from '../../lib/type-list.ts';
import { pluralize } from '../../lib/pluralize.ts';
import { ArtistCard } from './ArtistCard.tsx';
import { ArtTypeCard } from './ArtTypeCard.tsx';

/** Returns whether the address needs the whole list instead of its beginning. */
const wantsAll = (search: URLSearchParams) => ['art_type', 'shown'].some((name) => search.get(name));

export const data: PageData = (_params, search) => [wantsAll(search) ? allOfTypesPath() : firstOfTypesPath()];

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
  const [isInterested, setInterested] = useState(false);
  const { data: answer, error, isPart, reload } = useGalleryTypes(isInterested || wantsAll(search));
  const [sort, setSort] = useListParam(list, 'sort', parseTypeSort);
  const [wanted, setWanted] = useListParam(list, 'art_type', (value) => value ?? '');
  const chosen = answer && findArtType(answer.art_types, wanted);
  const isUnknown = Boolean(wanted) && answer !== undefined && !chosen;

  const types = useMemo(() => sortArtTypes(answer?.art_types ?? [], sort), [answer, sort]);
  const names = useMemo(() => sortArtTypes(answer?.art_types ?? [], 'name'), [answer]);
  const artists = useMemo(() => filterByArtType(answer?.artists ?? [], chosen?.name), [answer, chosen]);

  const [mostBooked] = sortArtTypes(answer?.art_types ?? [], 'popularity');

  const shownTypes = chosen ? [chosen] : types;
  const shown = artists.slice(0, list.shown);
  const total = isPart && !chosen ? (answer?.total ?? 0) : artists.length;
  const count =
    isPart && chosen
      ? `${chosen.name}: looking for artists…`
      : resultSummary(chosen?.name, types.length, total);

  return (
    <>
      <ListControls label="Art types" count={answer && !isUnknown ? count : ''}>
        <SelectField
          label="Filter by art type"
          name="art_type"
          value={chosen ? slug(chosen.name) : ''}
          onFocus={() => setInterested(true)}
          onChange={({ currentTarget: { value } }) => setWanted(value)}
        >
          <option value="">All art types</option>
          {names.map(({ name }) => (
            <option key={name} value={slug(name)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SortField sorts={TYPE_SORTS} value={sort} onChoose={setSort} />
      </ListControls>
      {isUnknown ? (
        <NoResults what="art type" onClear={() => setWanted('')} />
      ) : answer ? (
        <Sections>
          <Section aria-labelledby="types">
            <h2 id="types">{chosen ? chosen.name : 'Art types'}</h2>
            {types.length === 0 && <EmptyState title="No art types yet." />}
            <Grid as="ul" $min="clamp(8.4rem, 24vw, 13rem)" $gap="clamp(0.75rem, 2vw, 1.5rem)">
              {shownTypes.map((each, at) => (
                <ArtTypeCard
                  key={each.name}
                  artType={each}
                  to={
                    chosen
                      ? undefined
                      : `?${withParams(search, { art_type: slug(each.name), shown: undefined })}`
                  }
                  isMostBooked={each.name === mostBooked?.name}
                  priority={at < 4}
                />
              ))}
            </Grid>
          </Section>
          <Section aria-labelledby="artists">
            <h2 id="artists">{chosen ? `Artists who work in ${chosen.name}` : 'Artists'}</h2>
            {shown.length > 0 ? (
              <Grid as="ul" $min="20rem">
                {shown.map((artist) => (
                  <ArtistCard key={artist.id} artist={artist} artType={chosen?.name} />
                ))}
              </Grid>
            ) : (
              !isPart && <NoResults what="artist" onClear={chosen ? () => setWanted('') : undefined} />
            )}
          </Section>
          {total > shown.length && (
            <ShowMoreLink to={list.more(shown.length)}>Show more artists</ShowMoreLink>
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

/** `Warli: 3 artists`, or `8 art types, 12 artists`. */
function resultSummary(chosen: string | undefined, types: number, artists: number): string {
  const who = pluralize(artists, 'artist');
  return chosen ? `${chosen}: ${who}` : `${pluralize(types, 'art type')}, ${who}`;
}

const Sections = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.section};
`;

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;
