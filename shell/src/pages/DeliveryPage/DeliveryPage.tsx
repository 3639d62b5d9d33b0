import type { PageData } from '@rangmala/shared/remote';
import { PageMeta } from '@rangmala/shared/ui';
import { getInformationPath, getSellerPath } from '../../api/information.ts';
import { InformationScreen } from '../../components/InformationScreen.tsx';

export const data: PageData = () => [getInformationPath('delivery'), getSellerPath()];

export default function DeliveryPage() {
  return (
    <InformationScreen
      page="delivery"
      title="Delivery"
      lead="Packed in paper, and sent free of charge anywhere in India."
      meta={
        <PageMeta
          title="Delivery"
          description="Free standard shipping across India: made and dispatched in 3–5 working days, delivered in 2–8 working days."
        />
      }
    />
  );
}
