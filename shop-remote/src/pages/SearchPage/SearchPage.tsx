import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { SearchResults } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useSearchParams } from '@rangmala/shared/router';
import {
  AppLink,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  PageHeader,
  PageMeta,
} from '@rangmala/shared/ui';
import { ProductCards, ProductCardsSkeleton } from '../../components/ProductCards.tsx';
import { PageLinks } from '../../components/PageLinks.tsx';

/** Number of products on a page. */
const PAGE_SIZE = 24;

const readQuery = (search: URLSearchParams) => ({
  q: (search.get('q') ?? '').trim().slice(0, 200),
  page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
});

const getResultsPath = ({ q, page }: ReturnType<typeof readQuery>) =>
  apiPath('GET /search', { q, limit: PAGE_SIZE, page });

export const data: PageData = (_params, search) => [getResultsPath(readQuery(search))];

export default function SearchPage() {
  const [params] = useSearchParams();
  const query = readQuery(params);
  const { data: results, error, reload } = useApi(getResultsPath(query));
  const title = query.q === '' ? 'Search' : `Results for “${query.q}”`;
  return (
    <Container>
      <PageMeta title={title} description="Search our products, artists and art types." noIndex />
      <PageHeader
        title={title}
        lead={results && query.q !== '' ? describeTotal(results.total) : undefined}
        trail={[{ name: 'Home', to: links.home() }, { name: 'Search' }]}
      />
      {results ? (
        <Results results={results} query={query} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={reload} />
      ) : (
        <ProductCardsSkeleton label="Searching…" />
      )}
    </Container>
  );
}

const describeTotal = (total: number): string =>
  total === 0 ? 'No products' : total === 1 ? '1 product' : `${total} products`;

function Results({ results, query }: { results: SearchResults; query: ReturnType<typeof readQuery> }) {
  const { products, total } = results;
  const others = listOtherResults(results);
  return (
    <>
      {others.length > 0 && (
        <Others aria-label="Also found">
          {others.map(({ to, label }) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
            </li>
          ))}
        </Others>
      )}
      {products.length > 0 ? (
        <>
          <ProductCards items={products.map(({ image, ...product }) => ({ ...product, image: [image] }))} />
          <PageLinks
            page={query.page}
            count={Math.ceil(total / PAGE_SIZE)}
            createLink={(page) => `${links.search(query.q)}${page > 1 ? `&page=${page}` : ''}`}
          />
        </>
      ) : (
        others.length === 0 && <NothingFound isEmptyQuery={query.q === ''} />
      )}
    </>
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

function NothingFound({ isEmptyQuery }: { isEmptyQuery: boolean }) {
  return (
    <EmptyState
      title={isEmptyQuery ? 'What are you looking for?' : 'We found nothing for this.'}
      action={<ButtonLink to={links.shop()}>See all categories</ButtonLink>}
    >
      {isEmptyQuery
        ? 'Type a product, an occasion or an art into the field above.'
        : 'Please try a shorter word, or ask us: we also make things that are not in the shop.'}{' '}
      {!isEmptyQuery && <AppLink to={links.contact()}>Ask us</AppLink>}
    </EmptyState>
  );
}

const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  margin-bottom: ${({ theme }) => theme.space.l};
  padding: 0;
  list-style: none;

  a {
    display: inline-block;
    padding-block: 0.5rem;
  }
`;
