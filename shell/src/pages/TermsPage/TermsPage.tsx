import type { PageData } from '@rangmala/shared/remote';
import { PageMeta } from '@rangmala/shared/ui';
import { informationPath, sellerPath } from '../../api/information.ts';
import { InformationScreen } from '../../components/InformationScreen.tsx';

export const data: PageData = () => [informationPath('terms'), sellerPath()];

export default function TermsPage() {
  return (
    <InformationScreen
      page="terms"
      title="Terms of Sale"
      lead="What you and we agree to when you order or book."
      meta={
        <PageMeta
          title="Terms of Sale"
          description="Who sells, when an order is binding, what you allow us to do with your designs, and how to cancel."
        />
      }
    />
  );
}
