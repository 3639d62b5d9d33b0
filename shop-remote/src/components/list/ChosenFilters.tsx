import styled from 'styled-components';
import type { ItemChoices, SearchResults } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';
import { AppLink, Icon, Row } from '@rangmala/shared/ui';
import { type FilterName, listChosen, type ListQuery, toggleFilter } from '../../lib/list-query.ts';

interface LinksProps {
  query: ListQuery;
  choices: ItemChoices | undefined;
  createLink: (query: ListQuery) => string;
}

const findChoices = (choices: ItemChoices | undefined, name: FilterName) =>
  choices?.groups.find((group) => group.name === name)?.choices ?? [];

interface ChosenFiltersProps extends LinksProps {
  /** The range of prices that a search names in words, and the search without these words. */
  understoodPrice: SearchResults['understood'];
}

/** The chosen filters, each a link that removes it. */
export function ChosenFilters({ query, choices, createLink, understoodPrice }: ChosenFiltersProps) {
  const chosen = listChosen(query);
  if (chosen.length === 0 && !understoodPrice) return null;
  const describe = (name: FilterName, value: string) =>
    findChoices(choices, name).find((choice) => choice.value === value)?.label ?? value;
  return (
    <Chips aria-label="Chosen filters">
      {understoodPrice && (
        <RemoveLink label={describe('price', understoodPrice.price)} to={links.search(understoodPrice.q)} />
      )}
      {chosen.map(({ name, value }) => (
        <RemoveLink
          key={`${name} ${value}`}
          label={describe(name, value)}
          to={createLink(toggleFilter(query, name, value))}
        />
      ))}
      {chosen.length > 1 && (
        <li>
          <PlainLink to={createLink({ ...query, filters: {}, page: 1, more: 0 })} rel="nofollow">
            Remove all filters
          </PlainLink>
        </li>
      )}
    </Chips>
  );
}

function RemoveLink({ label, to }: { label: string; to: string }) {
  return (
    <li>
      <AppLink to={to} rel="nofollow" aria-label={`Remove ${label}`}>
        {label} <Icon name="close" />
      </AppLink>
    </li>
  );
}

/** Filters that people choose most, and the largest number of their choices. */
const QUICK_FILTERS: readonly [name: FilterName, count: number][] = [
  ['for', 5],
  ['ready_by', 1],
  ['price', 1],
  ['takes', 2],
];

/** Choices of the most used filters as links, on screens where the filters are behind a button. */
export function QuickFilters({ query, choices, createLink }: LinksProps) {
  const quick = QUICK_FILTERS.flatMap(([name, count]) =>
    query.filters[name]
      ? []
      : findChoices(choices, name)
          .slice(0, count)
          .map((choice) => ({ name, ...choice })),
  );
  if (quick.length === 0) return null;
  return (
    <QuickChips aria-label="Suggested filters">
      {quick.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <AppLink to={createLink(toggleFilter(query, name, value))} rel="nofollow">
            {name === 'for' ? `For ${label.toLowerCase()}` : name === 'ready_by' ? `By ${label}` : label}
          </AppLink>
        </li>
      ))}
    </QuickChips>
  );
}

const Chips = styled(Row).attrs({ as: 'ul' })`
  margin-bottom: ${({ theme }) => theme.space.m};

  a {
    display: inline-flex;
    gap: 0.35rem;
    align-items: center;
    min-height: ${({ theme }) => theme.size.target};
    padding-inline: 0.9rem;
    border: 1px solid ${({ theme }) => theme.color.accent};
    border-radius: ${({ theme }) => theme.radius.round};
    background: ${({ theme }) => theme.color.accentWash};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

const PlainLink = styled(AppLink)`
  ${Chips} & {
    border-color: transparent;
    background: none;
    text-decoration: underline;
  }
`;

const QuickChips = styled(Chips)`
  flex-wrap: nowrap;
  margin-inline: calc(-1 * ${({ theme }) => theme.space.gutter});
  padding-inline: ${({ theme }) => theme.space.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;

  a {
    border-color: ${({ theme }) => theme.color.edge};
    background: ${({ theme }) => theme.color.card};
  }
  @media ${({ theme }) => theme.media.wide} {
    display: none;
  }
`;
