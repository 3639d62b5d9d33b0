import type { PageData } from '@rangmala/shared/remote';
import { PageMeta } from '@rangmala/shared/ui';
import { apiPath } from '@rangmala/shared/endpoints';
import { InformationScreen } from '../../components/InformationScreen.tsx';

export const data: PageData = () => [
  apiPath('GET /information/{page}', { page: 'returns' }),
  apiPath('GET /seller'),
];

export default function ReturnsPage() {
  return (
    <InformationScreen
      page="returns"
      title="Returns and Refunds"
      lead="If we got something wrong, we put it right, free of charge."
      meta={
        <PageMeta
          title="Returns and Refunds"
          description="What to do when an order arrives damaged or not as pictured, and what we can take back."
        />
      }
    />
  );
}
