import { links } from '@rangmala/shared/links';
import { AppLink, PageMeta } from '@rangmala/shared/ui';
import { HelpScreen } from '../../components/HelpScreen.tsx';

export default function DeliveryPage() {
  return (
    <HelpScreen
      title="Delivery"
      lead="Made to order, packed in paper, and sent free of charge anywhere in India."
      meta={
        <PageMeta
          title="Delivery"
          description="Free standard shipping across India: made and dispatched in 3–5 working days, delivered in 2–8 working days."
        />
      }
    >
      <h2>What it costs</h2>
      <p>Standard shipping is free for every order, large or small, anywhere in India.</p>
      <h2>How long it takes</h2>
      <ol>
        <li>We check your design and make your order within three to five working days.</li>
        <li>The courier takes two to four working days to large cities and up to eight elsewhere.</li>
      </ol>
      <p>Working days are Monday to Saturday, except public holidays in Telangana.</p>
      <h2>How to follow your parcel</h2>
      <p>
        We email you the tracking number as soon as your parcel is on its way. Has it not arrived after ten
        working days? <AppLink to={links.contact('My delivery')}>Write to us</AppLink> and we’ll ask the
        courier.
      </p>
      <h2>Outside India</h2>
      <p>
        We don’t ship abroad yet. For a bulk order,{' '}
        <AppLink to={links.contact('Delivery abroad')}>ask us</AppLink> and we’ll see what we can do.
      </p>
    </HelpScreen>
  );
}
