import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';
import { useLocation } from '../router/index.ts';
import { AppLink } from './AppLink.tsx';
import { JsonLd } from './JsonLd.tsx';

export interface Crumb {
  name: string;
  /** Undefined for the current page, the last crumb. */
  to?: string;
}

/**
 * Breadcrumbs with JSON-LD for search engines. Renders no list, because tests find the items of a page's content as the
 * list items in `main`.
 */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  return (
    <Trail className="screen-only" aria-label="Breadcrumb">
      {trail.map(({ name, to }) => (
        <Step key={name}>
          {to ? <AppLink to={to}>{name}</AppLink> : <span aria-current="page">{name}</span>}
        </Step>
      ))}
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ name, to = pathname }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: origin + to,
          })),
        }}
      />
    </Trail>
  );
}

/**
 * Stays on a single line on most screens. Otherwise the web font could change the number of lines and shift the content
 * below. With large text on a phone, the steps wrap.
 */
const Trail = styled.nav`
  display: flex;
  flex-wrap: wrap;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};
`;

/** The current page's name is shortened when the line is too narrow for it. */
const Step = styled.span`
  display: flex;
  max-width: 100%;
  align-items: center;

  & + &::before {
    content: '·' / '';
    padding-inline: min(0.5rem, 2.5vw);
  }
  > * {
    overflow: hidden;
    padding-block: 0.3rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:last-of-type {
    flex: 1 1 5em;
    min-width: 0;
  }
`;
