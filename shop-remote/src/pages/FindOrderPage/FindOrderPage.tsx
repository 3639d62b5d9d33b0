import { links } from '@rangmala/shared/links';
import { AppLink, Page } from '@rangmala/shared/ui';
import { FindOrderForm } from '../../components/FindOrderForm.tsx';

/** The page on which a guest asks for the link to an order. */
export default function FindOrderPage() {
  return (
    <Page
      title="Find your order"
      description="Ask for the link to your order."
      lead={
        <>
          Lost the mail about your order? We’ll send you its link again. Orders of your account are in{' '}
          <AppLink to={links.orders()}>My Orders</AppLink>.
        </>
      }
    >
      <FindOrderForm />
    </Page>
  );
}
