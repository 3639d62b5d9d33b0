import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';
import { AppLink } from './AppLink.tsx';
import { JsonLd } from './JsonLd.tsx';

export interface Crumb {
  name: string;
  /** Missing for the page itself, which stands last. */
  to?: string;
}

/** Where a page stands in the site, for people and (as JSON-LD) for search engines. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {trail.map(({ name, to }) => (
          <li key={name}>
            {to ? <AppLink to={to}>{name}</AppLink> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </List>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, to = pathname }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name,
            item: origin + to,
          })),
        }}
      />
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};

  li {
    display: flex;
    align-items: center;
  }
  li + li::before {
    content: '·' / '';
    padding-inline: 0.5rem;
  }
  a,
  span {
    padding-block: 0.3rem;
  }
  @media print {
    display: none;
  }
`;
