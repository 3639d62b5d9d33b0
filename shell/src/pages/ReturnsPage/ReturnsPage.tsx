import { createInformationData, InformationScreen } from '../../components/InformationScreen.tsx';

export const data = createInformationData('returns');

export default function ReturnsPage() {
  return (
    <InformationScreen
      page="returns"
      title="Returns and Refunds"
      lead="If we got something wrong, we put it right, free of charge."
      description="What to do when an order arrives damaged or not as pictured, and what we can take back."
    />
  );
}
