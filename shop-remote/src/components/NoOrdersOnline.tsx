import { links } from '@rangmala/shared/links';
import { ButtonLink, Page } from '@rangmala/shared/ui';

/** A page with status 404 that says that the shop takes no orders online. */
export function NoOrdersOnline() {
  return (
    <Page
      title="Page not found"
      description="There is no page at this address."
      status={404}
      lead="This shop does not take orders online."
    >
      <ButtonLink to={links.shop()}>Continue Shopping</ButtonLink>
    </Page>
  );
}
