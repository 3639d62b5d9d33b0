import { links } from '@rangmala/shared/links';
import { ButtonLink, Container, PageHeader, PageMeta } from '@rangmala/shared/ui';

/** A page with status 404 that says that the shop takes no orders online. */
export function NoOrdersOnline() {
  return (
    <Container>
      <PageMeta title="Page not found" description="There is no page at this address." noIndex status={404} />
      <PageHeader title="Page not found" lead="This shop does not take orders online." />
      <ButtonLink to={links.shop()}>Continue Shopping</ButtonLink>
    </Container>
  );
}
