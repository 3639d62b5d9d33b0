import { screen } from '@testing-library/react';
import { expectLink, renderPage } from '@rangmala/shared/testing';
import { artistAreaApi, meeraSession } from '../../testing/fixtures.ts';
import ArtistEarningsPage from './ArtistEarningsPage.tsx';

const SALE = {
  at: '2026-11-23T20:15:00.000Z',
  kind: 'sale',
  amount: 84.53,
  sold: { product_id: '2', name: 'Warli Mug', quantity: 2, state: 'Kerala', net: 676.26, share: 12.5 },
  note: '',
};

const showPage = (earnings: unknown, page = '') =>
  renderPage(<ArtistEarningsPage />, {
    path: `/artists/meera-joshi/earnings${page && `?page=${page}`}`,
    route: '/artists/:artistId/earnings',
    session: meeraSession,
    api: { ...artistAreaApi, [`GET /artists/meera-joshi/earnings?page=${page || 1}`]: earnings },
  });

test('shows what was sold where, the share, refunds and payments', async () => {
  showPage({
    earned: 0,
    paid: 100,
    open: -100,
    months: [{ month: '2026-11', sales: 1, earned: 84.53, reversed: 84.53, paid: 100 }],
    entries: [
      { ...SALE, kind: 'reversal', amount: -84.53 },
      { at: SALE.at, kind: 'payout', amount: -100, note: 'UPI 77' },
      SALE,
    ],
    total: 30,
  });
  expect(await screen.findByRole('row', { name: 'Nov 2026 1 ₹84.53 ₹84.53 ₹100.00' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Refunded: 2 × Warli MugTuesday, 24 November 2026 · Kerala · 12.5 % of ₹676.26-₹84.53',
      'Paid to you: UPI 77Tuesday, 24 November 2026-₹100.00',
      '2 × Warli MugTuesday, 24 November 2026 · Kerala · 12.5 % of ₹676.26₹84.53',
    ]),
  );
  expectLink('Show more', '/artists/meera-joshi/earnings?page=2');
});

test('says when the first share will appear', async () => {
  showPage({ earned: 0, paid: 0, open: 0, months: [], entries: [], total: 0 });
  expect(await screen.findByText(/your share appears here at once/)).toBeVisible();
});
