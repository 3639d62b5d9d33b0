import { links } from '@rangmala/shared/links';
import { AppLink } from '@rangmala/shared/ui';

/** Says that no carrier delivers to a PIN code, and what the customer can do. */
export function UnservedPin({ pin }: { pin: string }) {
  return (
    <>
      No courier of ours delivers to {pin} yet.{' '}
      <AppLink to={links.contact(`Delivery to ${pin}`)}>Write to us before you order</AppLink> and we’ll look
      for a way.
    </>
  );
}
