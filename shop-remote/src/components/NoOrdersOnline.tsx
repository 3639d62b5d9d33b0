import { links } from '@rangmala/shared/links';
import { ButtonLink, Container, PageHeader, PageMeta } from '@rangmala/shared/ui';

/** The 404 page in place of a page about orders, for a shop that takes none. */
export function NoOrdersOnline() {
  return (
    <Container>
      <PageMeta title="Page not found" description="There is no page at this address." noIndex status={404} />
      <PageHeader title="Page not found" lead="This shop does not take orders online." />
      <ButtonLink to={links.shop()}>Continue Shopping</ButtonLink>
    </Container>
  );
}
