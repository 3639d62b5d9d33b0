import { screen, within } from '@testing-library/react';
import { createRefusal, expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import TermsPage from './TermsPage.tsx';

const seller = {
  legal_name: 'Kakatiya Crafts LLP',
  address: ['4-2-17 Subedari', 'Warangal 506001'],
  email: 'hello@rangmala.example',
  phone: '+91 40 5550 0142',
  gstin: '36AAPFU0939F1ZW',
  grievance_officer: 'Meera Rao',
  grievance_email: 'grievances@rangmala.example',
};

const blocks = [
  { kind: 'heading', text: 'Prices' },
  {
    kind: 'paragraph',
    runs: [
      { text: 'See ' },
      { text: 'delivery', to: '/delivery' },
      { text: ' and ' },
      { text: 'this', to: 'https://law.example' },
    ],
  },
  { kind: 'list', items: [[{ text: 'Rupees', strong: true }], [{ text: 'With GST' }]] },
  { kind: 'steps', items: [[{ text: 'Pay' }]] },
];

const showPage = (api: PageOptions['api'] = {}) =>
  renderPage(<TermsPage />, {
    path: '/terms',
    api: { 'GET /information/terms': { blocks }, 'GET /seller': seller, ...api },
  });

it('shows the text and the seller’s details', async () => {
  showPage();
  expect(document.title).toBe('Terms of Sale | Rangmala');
  expect(await screen.findByRole('heading', { level: 2, name: 'Prices' })).toBeVisible();
  expectLink('delivery', '/delivery');
  expectLink('this', 'https://law.example');
  expect(screen.getByText('Rupees').tagName).toBe('STRONG');
  const sellerDetails = within(await screen.findByRole('region', { name: 'Who runs this shop' }));
  for (const text of ['Kakatiya Crafts LLP', '4-2-17 Subedari', '36AAPFU0939F1ZW', 'Meera Rao']) {
    expect(sellerDetails.getByText(text)).toBeVisible();
  }
  expectLink('Raise a grievance', '/grievances', sellerDetails);
  const helpPages = within(screen.getByRole('navigation', { name: 'Help pages' }));
  expect(helpPages.queryByRole('link', { name: 'Terms' })).not.toBeInTheDocument();
  expectLink('Privacy', '/privacy', helpPages);
});

it('says that the shop is not registered for GST when it has no GSTIN', async () => {
  showPage({ 'GET /seller': { ...seller, gstin: undefined } });
  expect(await screen.findByText('Not registered for GST')).toBeVisible();
});

it('shows the 404 page when the shop has no terms', async () => {
  showPage({ 'GET /information/terms': createRefusal(404, 'There is no such text.') });
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeVisible();
});
