import { links } from '@rangmala/shared/links';
import { AppLink, PageMeta } from '@rangmala/shared/ui';
import { HelpScreen } from '../../components/HelpScreen.tsx';

export default function ReturnsPage() {
  return (
    <HelpScreen
      title="Returns and Refunds"
      lead="If we got something wrong, we put it right, free of charge."
      meta={
        <PageMeta
          title="Returns and Refunds"
          description="What to do when an order arrives damaged or not as pictured, and what we can take back."
        />
      }
    >
      <h2>Damaged, or not as pictured</h2>
      <p>
        Send us a photo within seven days of delivery, by email or through our{' '}
        <AppLink to={links.contact('A problem with my order')}>contact page</AppLink>. We’ll print it again
        and send it free of charge. You don’t need to send the first one back.
      </p>
      <h2>Personalised items</h2>
      <p>
        We make them for you alone, so we can’t take them back for other reasons. Please check your design
        carefully before you order. If we spot a problem, we write to you before printing.
      </p>
      <h2>Items without a design of your own</h2>
      <p>
        You may return them unused within seven days of delivery. Write to us first and we’ll tell you where
        to send them. We refund the price within five working days of receiving them, the way you paid.
      </p>
      <h2>Sessions with artists</h2>
      <p>
        You can reschedule or cancel a session yourself until it starts, under{' '}
        <AppLink to={links.appointments()}>My Appointments</AppLink>.
      </p>
    </HelpScreen>
  );
}
