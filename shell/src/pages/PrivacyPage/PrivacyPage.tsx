import type { PageData } from '@rangmala/shared/remote';
import { PageMeta } from '@rangmala/shared/ui';
import { getInformationPath, getSellerPath } from '../../api/information.ts';
import { InformationScreen } from '../../components/InformationScreen.tsx';

export const data: PageData = () => [getInformationPath('privacy'), getSellerPath()];

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
