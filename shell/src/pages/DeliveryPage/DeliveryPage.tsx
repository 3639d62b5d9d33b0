import type { PageData } from '@rangmala/shared/remote';
import { PageMeta } from '@rangmala/shared/ui';
import { apiPath } from '@rangmala/shared/endpoints';
import { InformationScreen } from '../../components/InformationScreen.tsx';

export const data: PageData = () => [
  apiPath('GET /information/{page}', { page: 'delivery' }),
  apiPath('GET /seller'),
];

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
