import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { AppLink } from '@rangmala/shared/ui';

const PAGES = [
  { name: 'Delivery', to: links.delivery() },
  { name: 'Returns', to: links.returns() },
  { name: 'FAQ', to: links.faq() },
];

/** Links to the pages about delivery and returns and to the FAQ. Omits the pages that this shop does not have. */
export function HelpLinks() {
  const { hiddenPaths = [] } = useSite();
  return (
    <Line className="screen-only">
      {PAGES.filter(({ to }) => !hiddenPaths.includes(to)).map(({ name, to }) => (
        <AppLink key={to} to={to}>
          {name}
        </AppLink>
      ))}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space.l};
  font-size: ${({ theme }) => theme.text.small};

  a {
    padding-block: 0.35rem;
  }
`;
