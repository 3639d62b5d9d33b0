import { useApi } from '@rangmala/shared/api';
import { apiPath } from '@rangmala/shared/endpoints';
import { links } from '@rangmala/shared/links';
import { Shelf } from './Shelf.tsx';

export const getShelvesPath = () => apiPath('GET /shelves');

/** The shelves of the shop. Renders nothing without them, because the page works without. */
export function Shelves({ heading }: { heading: 'h2' | 'h3' }) {
  const { data: shelves = [] } = useApi(getShelvesPath());
  return shelves.map(({ title, query, items }) => (
    <Shelf key={title} title={title} items={items} heading={heading} seeAll={`${links.shop()}?${query}`} />
  ));
}
