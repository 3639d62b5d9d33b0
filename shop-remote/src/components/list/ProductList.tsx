import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { type ReactNode, startTransition, useOptimistic } from 'react';
import styled from 'styled-components';
import { useApi, useLatest, type ApiPath } from '@rangmala/shared/api';
import type { Item, ItemChoices, SearchResults } from '@rangmala/shared/contract';
import { useLocation, useNavigate } from '@rangmala/shared/router';
import {
  Button,
  ButtonLink,
  Columns,
  EmptyState,
  ErrorState,
  NoScriptNotice,
  PageLinks,
  SelectField,
} from '@rangmala/shared/ui';
import {
  listChosen,
  type ListQuery,
  MAX_MORE,
  type Sort,
  SORT_LABELS,
  toSearch,
} from '../../lib/list-query.ts';
import { ProductCards, ProductCardsSkeleton } from '../ProductCards.tsx';
import { ChosenFilters, QuickFilters } from './ChosenFilters.tsx';
import { FILTER_FORM_ID, Filters, FILTERS_ID } from './Filters.tsx';

interface ProductListProps<Response> {
  query: ListQuery;
  /** The query of a search. */
  q?: string | undefined;
  /** The range of prices that the query of a search names in words. */
  understoodPrice?: SearchResults['understood'];
  /** Returns the API path of a page of products. */
  getPath: (page: number) => ApiPath<Response>;
  readItems: (response: Response) => readonly Item[];
  choicesPath: ApiPath<ItemChoices>;
  /** Replaces the products, for example while the shop shows its categories. */
  children?: ReactNode;
  /** Shown when the list has no products, although no filter is chosen. */
  whenEmpty: ReactNode;
  loadingLabel: string;
}

/** Products with filters, sort order and pages. */
export function ProductList<Response>({
  query,
  q,
  understoodPrice,
  getPath,
  readItems,
  choicesPath,
  children,
  whenEmpty,
  loadingLabel,
}: ProductListProps<Response>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const choices = useLatest(useApi(choicesPath).data);
  const createLink = (changed: ListQuery) => {
    const parameters = [q ? new URLSearchParams({ q }).toString() : '', toSearch(changed)].filter(Boolean);
    return parameters.length > 0 ? `${pathname}?${parameters.join('&')}` : pathname;
  };
  const chosen = listChosen(query);
  const total = choices?.total ?? 0;
  const pageCount = Math.ceil(total / LIST_PAGE_SIZE);
  const pages = Array.from({ length: query.more + 1 }, (_, index) => query.page + index);
  const links = { query, choices, createLink };

  return (
    <Columns $wide="14rem minmax(0, 1fr)" $gap="xl">
      <Filters
        choices={choices}
        query={query}
        q={q}
        onChange={(changed) => void navigate(createLink(changed))}
      />
      <div>
        <Toolbar>
          <p aria-live="polite">{choices && (total === 1 ? '1 product' : `${total} products`)}</p>
          <FilterButton variant="secondary" popoverTarget={FILTERS_ID}>
            Filters{chosen.length > 0 && ` (${chosen.length})`}
          </FilterButton>
          <SortField
            sort={query.sort}
            isSearch={q !== undefined}
            onChoose={(sort) => void navigate(createLink({ ...query, sort, page: 1, more: 0 }))}
          />
          <noscript>
            <Button type="submit" form={FILTER_FORM_ID}>
              Show
            </Button>
          </noscript>
        </Toolbar>
        <ChosenFilters {...links} understoodPrice={understoodPrice} />
        <QuickFilters {...links} />
        {children ?? (
          <>
            <NoScriptNotice>Adding to the cart</NoScriptNotice>
            {pages.map((page, index) => (
              <ProductPage
                key={index}
                label={pageCount > 1 ? `Page ${page}` : undefined}
                path={getPath(page)}
                readItems={readItems}
                isFirst={index === 0}
                loadingLabel={loadingLabel}
                whenEmpty={
                  chosen.length === 0 && query.page === 1 ? (
                    whenEmpty
                  ) : (
                    <NothingLeft to={createLink({ ...query, filters: {}, page: 1, more: 0 })} />
                  )
                }
              />
            ))}
            <PageLinks
              page={query.page}
              lastPage={query.page + query.more}
              count={pageCount}
              createLink={(page) => createLink({ ...query, page, more: 0 })}
              onShowMore={
                query.more < MAX_MORE
                  ? () => void navigate(createLink({ ...query, more: query.more + 1 }), { replace: true })
                  : undefined
              }
            />
          </>
        )}
      </div>
    </Columns>
  );
}

/** One page of products. Keeps the products of the previous query until the next ones are here. */
function ProductPage<Response>({
  label,
  path,
  readItems,
  isFirst,
  loadingLabel,
  whenEmpty,
}: {
  label: string | undefined;
  path: ApiPath<Response>;
  readItems: (response: Response) => readonly Item[];
  isFirst: boolean;
  loadingLabel: string;
  whenEmpty: ReactNode;
}) {
  const { data, error, reload } = useApi(path);
  const response = useLatest(data);
  if (!data && error) return <ErrorState message={error.message} onRetry={reload} />;
  const items = response && readItems(response);
  if (items?.length === 0) return isFirst && whenEmpty;
  return (
    <Cards role={label && 'group'} aria-label={label} aria-busy={(items && !data) || undefined}>
      {items ? (
        <ProductCards items={items} hasPriority={isFirst} />
      ) : (
        <ProductCardsSkeleton label={loadingLabel} />
      )}
    </Cards>
  );
}

function SortField({
  sort = 'relevance',
  isSearch,
  onChoose,
}: {
  sort: Sort | undefined;
  isSearch: boolean;
  onChoose: (sort: Sort) => void;
}) {
  const [shownSort, setShownSort] = useOptimistic(sort);
  return (
    <SelectField
      label="Sort by"
      name="sort"
      form={FILTER_FORM_ID}
      value={shownSort}
      onChange={({ currentTarget: { value } }) =>
        startTransition(() => {
          setShownSort(value as Sort);
          onChoose(value as Sort);
        })
      }
    >
      {Object.entries(SORT_LABELS).map(([value, label]) => (
        <option key={value} value={value}>
          {value === 'relevance' && !isSearch ? 'Featured' : label}
        </option>
      ))}
    </SelectField>
  );
}

function NothingLeft({ to }: { to: string }) {
  return (
    <EmptyState
      title="Nothing fits all of this."
      action={<ButtonLink to={to}>Remove all filters</ButtonLink>}
    >
      Please remove a filter, or look for a later day.
    </EmptyState>
  );
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  align-items: end;
  margin-bottom: ${({ theme }) => theme.space.m};

  > p {
    flex: 1 1 100%;
    color: ${({ theme }) => theme.color.inkSoft};
  }
  > div {
    flex: 1;
    max-width: 16rem;
  }
  @media ${({ theme }) => theme.media.wide} {
    > p {
      flex: 1;
    }
  }
`;

const FilterButton = styled(Button)`
  @media ${({ theme }) => theme.media.wide} {
    display: none;
  }
`;

const Cards = styled.div`
  & + & {
    margin-top: ${({ theme }) => theme.space.l};
  }
`;
