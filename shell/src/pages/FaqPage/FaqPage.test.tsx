import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import FaqPage from './FaqPage.tsx';

const seller = {
  legal_name: 'Kakatiya Crafts LLP',
  address: ['4-2-17 Subedari'],
  email: 'hello@rangmala.example',
  phone: '+91 40 5550 0142',
  grievance_officer: 'Meera Rao',
  grievance_email: 'grievances@rangmala.example',
};

async function showFaq(isCheckoutOn: boolean): Promise<HTMLElement> {
  const { container } = renderPage(<FaqPage />, {
    path: '/faq',
    site: { checkout: isCheckoutOn, hiddenPaths: isCheckoutOn ? [] : ['/delivery', '/returns'] },
    api: { 'GET /seller': seller },
  });
  await screen.findByText('Kakatiya Crafts LLP');
  return container;
}

it('answers questions about designs, sessions and orders', async () => {
  await showFaq(true);
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups.slice(0, 3)).toEqual(['Designs', 'Sessions with artists', 'Orders']);
  expect(screen.getByText('When will my order arrive?')).toBeInTheDocument();
});

it('does not mention orders in a shop that takes no orders', async () => {
  const page = await showFaq(false);
  expect(screen.queryByRole('heading', { name: 'Orders' })).not.toBeInTheDocument();
  expect(page).not.toHaveTextContent(/\border|deliver|dispatch|courier|refund|GSTIN/i);
});
