import { createInformationData, InformationScreen } from '../../components/InformationScreen.tsx';

export const data = createInformationData('privacy');

export default function PrivacyPage() {
  return (
    <InformationScreen
      page="privacy"
      title="Privacy"
      lead="What we store about you, why, for how long, and how to get or delete it."
      description="An itemised notice of the personal data this site stores, the purpose of each, and your rights."
    />
  );
}
