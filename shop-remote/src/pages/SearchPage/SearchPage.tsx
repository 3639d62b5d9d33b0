import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { SearchResults } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSearchParams } from '@rangmala/shared/router';
import { AppLink, ButtonLink, EmptyState, Page } from '@rangmala/shared/ui';
import { getChoicesPath, getResultsPath } from '../../api/product-lists.ts';
import { ProductList } from '../../components/list/ProductList.tsx';
import { Shelves } from '../../components/Shelf.tsx';
import { readListQuery } from '../../lib/list-query.ts';

const readQuery = (search: URLSearchParams) => ({
  q: (search.get('q') ?? '').trim().slice(0, 200),
  query: readListQuery(search),
});

export const data: PageData = (_params, search) => {
  const { q, query } = readQuery(search);
  return [getResultsPath(query, q, query.page), getChoicesPath(query, { q })];
};

export default function SearchPage() {
  const [params] = useSearchParams();
  const { q, query } = readQuery(params);
  const getPath = (page: number) => getResultsPath(query, q, page);
  const { data: results } = useApi(getPath(query.page));
  const others = results ? listOtherResults(results) : [];
  const title = q === '' ? 'Search' : `Results for “${q}”`;
  return (
    <Page
      title={title}
      description="Search our products, artists and art types."
      trail={[{ name: 'Home', to: links.home() }]}
      crumb="Search"
    >
      {others.length > 0 && (
        <Others aria-label="Also found">
          {others.map(({ to, label }) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
            </li>
          ))}
        </Others>
      )}
      <ProductList
        key={q}
        query={query}
        q={q}
        understoodPrice={query.filters.price ? undefined : results?.understood}
        getPath={getPath}
        readItems={({ products }) =>
          products.map(({ image, ...product }) => ({ ...product, image: [image] }))
        }
        choicesPath={getChoicesPath(query, { q })}
        whenEmpty={others.length === 0 && <NothingFound isEmptyQuery={q === ''} />}
        loadingLabel="Searching…"
      />
    </Page>
  );
}

function listOtherResults({
  categories,
  artists,
  art_types,
}: SearchResults): { to: string; label: string }[] {
  return [
    ...categories.map(({ name }) => ({ to: links.category(name), label: `All ${name}` })),
    ...artists.map(({ id, name }) => ({ to: links.galleryArtist(id), label: name })),
    ...art_types.map(({ name }) => ({
      to: links.appointment({ artType: name }),
      label: `A session with a ${name} artist`,
    })),
  ];
}

/** Says what to do next, and shows what others look for. */
function NothingFound({ isEmptyQuery }: { isEmptyQuery: boolean }) {
  return (
    <>
      <EmptyState
        title={isEmptyQuery ? 'What are you looking for?' : 'We found nothing for this.'}
        action={<ButtonLink to={links.shop()}>See all categories</ButtonLink>}
      >
        {isEmptyQuery
          ? 'Type a product, an occasion or an art into the field above.'
          : 'Please try a shorter word, or ask us: we also make things that are not in the shop.'}{' '}
        {!isEmptyQuery && <AppLink to={links.contact()}>Ask us</AppLink>}
      </EmptyState>
      <Shelves heading="h2" />
    </>
  );
}

const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};

  a {
    display: inline-block;
    padding-block: 0.5rem;
  }
`;
