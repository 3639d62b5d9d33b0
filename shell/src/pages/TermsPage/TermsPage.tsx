import type { PageData } from '@rangmala/shared/remote';
import { useSite } from '@rangmala/shared/site';
import { PageMeta } from '@rangmala/shared/ui';
import { apiPath } from '@rangmala/shared/endpoints';
import { InformationScreen } from '../../components/InformationScreen.tsx';

export const data: PageData = () => [
  apiPath('GET /information/{page}', { page: 'terms' }),
  apiPath('GET /seller'),
];

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
  const { title, lead, description } = useSite().checkout ? TERMS_OF_SALE : TERMS_OF_USE;
  return (
    <InformationScreen
      page="terms"
      title={title}
      lead={lead}
      meta={<PageMeta title={title} description={description} />}
    />
  );
}
