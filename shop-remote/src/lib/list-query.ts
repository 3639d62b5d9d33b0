import { createSlug, parsePinCode } from '@rangmala/shared/contract/rules';

/** The filters by their names in URLs, in the order of the groups on the page. */
export const FILTER_LABELS = {
  price: 'Price',
  takes: 'Takes',
  occasion: 'Occasion',
  for: 'For',
  style: 'Style',
  artist: 'Artist',
  colour: 'Colour',
  ready_by: 'Ready by',
} as const;
export type FilterName = keyof typeof FILTER_LABELS;
export const FILTER_NAMES = Object.keys(FILTER_LABELS) as FilterName[];

/** Filters of which one value can be chosen, and what their values look like. */
const SINGLE_VALUES: Partial<Record<FilterName, RegExp>> = {
  price: /^(\d{1,7}-\d{0,7}|-\d{1,7})$/,
  ready_by: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
};
export const isSingleValue = (name: FilterName): boolean => SINGLE_VALUES[name] !== undefined;

export const SORT_LABELS = {
  relevance: 'Best match',
  popular: 'Most popular',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  new: 'Newest',
} as const;
export type Sort = keyof typeof SORT_LABELS;

/** The parameters of list pages: what `data` of these pages depends on. */
export const LIST_PARAMETERS = [...FILTER_NAMES, 'pin', 'sort', 'page', 'more'] as const;

/** Largest number of pages that “Show more” adds to a page. */
export const MAX_MORE = 3;
/** Largest number of values of one filter. */
const MAX_VALUES = 30;

/** What a list of products shows, from the URL. */
export interface ListQuery {
  filters: Partial<Record<FilterName, readonly string[]>>;
  /** PIN code of the filter “Ready by”; '' without one. */
  pin: string;
  /** undefined for the list's own order. */
  sort: Sort | undefined;
  /** Number of the first shown page, from 1. */
  page: number;
  /** Number of pages that are shown below the first. */
  more: number;
}

/** Reads the query of a list from the URL. Ignores values that no filter has. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const filters: ListQuery['filters'] = {};
  for (const name of FILTER_NAMES) {
    const pattern = SINGLE_VALUES[name];
    const values = search
      .getAll(name)
      .flatMap((value) => value.split(','))
      .map((value) => (name === 'artist' ? value.trim() : createSlug(value)))
      .filter((value) => value !== '' && (!pattern || pattern.test(value)))
      .slice(0, pattern ? 1 : MAX_VALUES);
    if (values.length > 0) filters[name] = [...new Set(values)];
  }
  const sort = search.get('sort') ?? '';
  return {
    filters,
    pin: parsePinCode(search.get('pin') ?? '') ?? '',
    sort: sort !== 'relevance' && sort in SORT_LABELS ? (sort as Sort) : undefined,
    page: readNumber(search.get('page'), 1, 10_000),
    more: readNumber(search.get('more'), 0, MAX_MORE),
  };
}

const readNumber = (text: string | null, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.trunc(Number(text)) || min));

/** Returns the filters as parameters of the API, in the same sequence for equal filters. */
export function toFilterParameters({ filters, pin }: ListQuery) {
  const list = (name: FilterName) => filters[name]?.toSorted();
  return {
    price: filters.price?.[0],
    takes: list('takes'),
    occasion: list('occasion'),
    for: list('for'),
    style: list('style'),
    artist: list('artist'),
    colour: list('colour'),
    ready_by: filters.ready_by?.[0],
    pin: pin || undefined,
  };
}

/** Returns the query as parameters of the URL: `takes=photo&sort=price`; '' for the whole list. */
export function toSearch({ filters, pin, sort, page, more }: ListQuery): string {
  const search = new URLSearchParams(
    FILTER_NAMES.flatMap((name) => (filters[name] ?? []).map((value) => [name, value])),
  );
  if (pin) search.set('pin', pin);
  if (sort && sort !== 'relevance') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  if (more > 0) search.set('more', String(more));
  return search.toString();
}

/** Returns the query with a value of a filter added or removed, from the first page on. */
export function toggleFilter(query: ListQuery, name: FilterName, value: string): ListQuery {
  const { [name]: values = [], ...others } = query.filters;
  const isChosen = values.includes(value);
  const kept = isSingleValue(name) ? [] : values.filter((each) => each !== value);
  const changed = isChosen ? kept : [...kept, value];
  return {
    ...query,
    page: 1,
    more: 0,
    filters: changed.length > 0 ? { ...others, [name]: changed } : others,
  };
}

/** Returns all chosen values. */
export const listChosen = ({ filters }: ListQuery): { name: FilterName; value: string }[] =>
  FILTER_NAMES.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value })));

/**
 * Returns the path under which search engines list a page of products: with one filter at most, and without a sort
 * order. Returns undefined for a page with more filters.
 */
export function getIndexedPath(path: string, query: ListQuery): string | undefined {
  if (listChosen(query).length > 1) return undefined;
  const search = toSearch({ ...query, pin: '', sort: undefined, more: 0 });
  return search ? `${path}?${search}` : path;
}

/** Returns whether the URL asks for a list of products: for a filter, a sort order or a page. */
export const isFilteredList = (query: ListQuery): boolean => toSearch(query) !== '';
