import type { PageData } from '@rangmala/shared/remote';
import { PageMeta } from '@rangmala/shared/ui';
import { apiPath } from '@rangmala/shared/endpoints';
import { InformationScreen } from '../../components/InformationScreen.tsx';

export const data: PageData = () => [
  apiPath('GET /information/{page}', { page: 'privacy' }),
  apiPath('GET /seller'),
];

export default function PrivacyPage() {
  return (
    <InformationScreen
      page="privacy"
      title="Privacy"
      lead="What we store about you, why, for how long, and how to get or delete it."
      meta={
        <PageMeta
          title="Privacy"
          description="An itemised notice of the personal data this site stores, the purpose of each, and your rights."
        />
      }
    />
  );
}
