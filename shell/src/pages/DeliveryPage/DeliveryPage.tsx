import { createInformationData, InformationScreen } from '../../components/InformationScreen.tsx';

export const data = createInformationData('delivery');

export default function DeliveryPage() {
  return (
    <InformationScreen
      page="delivery"
      title="Delivery"
      lead="Packed in paper, and sent free of charge anywhere in India."
      description="Free standard shipping across India: made and dispatched in 3–5 working days, delivered in 2–8 working days."
    />
  );
}
