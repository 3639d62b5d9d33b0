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

/**
 * Where a page stands in the site, for people and (as JSON-LD) for search engines. No list: on a page of products
 * or appointments the only list items are those.
 */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  return (
    <Trail aria-label="Breadcrumb">
      {trail.map(({ name, to }) => (
        <Step key={name}>
          {to ? <AppLink to={to}>{name}</AppLink> : <span aria-current="page">{name}</span>}
        </Step>
      ))}
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
    </Trail>
  );
}

const Trail = styled.nav`
  display: flex;
  flex-wrap: wrap;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};

  @media print {
    display: none;
  }
`;

const Step = styled.span`
  display: flex;
  align-items: center;

  & + &::before {
    content: '·' / '';
    padding-inline: 0.5rem;
  }
  > * {
    padding-block: 0.3rem;
  }
`;
