import { useLocation } from '@rangmala/shared/router';
import styled from 'styled-components';
import { links } from '@rangmala/shared/links';
import { useSite } from '@rangmala/shared/site';
import { AppLink, Columns, Page, type PageProps, Stack } from '@rangmala/shared/ui';
import { Aside } from './FormScreen.tsx';
import { SellerDetails } from './SellerDetails.tsx';

const HELP_PAGES = [
  { name: 'Frequently asked questions', to: links.faq() },
  { name: 'Delivery', to: links.delivery() },
  { name: 'Returns and refunds', to: links.returns() },
  { name: 'Find your order', to: links.findOrder() },
  { name: 'Terms', to: links.terms() },
  { name: 'Privacy', to: links.privacy() },
  { name: 'Grievances', to: links.grievances() },
  { name: 'Contact us', to: links.contact() },
];

/** The layout of an information page or the FAQ. Links to other pages and the seller's details are beside the text. */
export function HelpScreen({ children, ...page }: PageProps) {
  const { pathname } = useLocation();
  const { hiddenPaths = [] } = useSite();
  const otherPages = HELP_PAGES.filter(({ to }) => to !== pathname && !hiddenPaths.includes(to));
  return (
    <Page {...page} trail={[{ name: 'Home', to: links.home() }]}>
      <SpreadColumns $wide="minmax(0, 46rem) minmax(0, 18rem)" $gap="xl">
        <Text>{children}</Text>
        <Aside as="div">
          <nav aria-label="Help pages">
            <h2>More help</h2>
            <PageLinks>
              {otherPages.map(({ name, to }) => (
                <AppLink key={to} to={to}>
                  {name}
                </AppLink>
              ))}
            </PageLinks>
          </nav>
          <SellerDetails />
        </Aside>
      </SpreadColumns>
    </Page>
  );
}

const SpreadColumns = styled(Columns)`
  justify-content: space-between;
`;

const Text = styled(Stack)`
  h2 {
    margin-top: ${({ theme }) => theme.space.l};
  }
  h2:first-child {
    margin-top: 0;
  }
  ul,
  ol {
    display: grid;
    gap: ${({ theme }) => theme.space.s};
    padding-left: 1.25rem;
  }
`;

const PageLinks = styled.div`
  display: grid;
  justify-items: start;

  a {
    padding-block: 0.4rem;
  }
`;
