import { useSite } from '@rangmala/shared/site';
import { createInformationData, InformationScreen } from '../../components/InformationScreen.tsx';

export const data = createInformationData('terms');

const TERMS_OF_SALE = {
  title: 'Terms of Sale',
  lead: 'What you and we agree to when you order or book.',
  description:
    'Who sells, when an order is binding, what you allow us to do with your designs, and how to cancel.',
};

/** The texts of a shop that takes no orders. */
const TERMS_OF_USE = {
  title: 'Terms of Use',
  lead: 'What you and we agree to when you use this site or book a session.',
  description:
    'Who runs this site, what you allow us to do with your designs, and how to reschedule or cancel a session.',
};

export default function TermsPage() {
  return <InformationScreen page="terms" {...(useSite().checkout ? TERMS_OF_SALE : TERMS_OF_USE)} />;
}
