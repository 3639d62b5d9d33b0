import { screen, within } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { ArtChoices } from './ArtChoices.tsx';

const ornaments = [
  { id: 'lotus-0a1b2c3d', name: 'Lotus', style: 'Flowers', keywords: 'kamal wedding', width: 40, height: 40 },
  { id: 'vine-0a1b2c3d', name: 'Vine', style: 'Borders', keywords: 'leaf', width: 80, height: 10 },
];
const mug = { width: 80, height: 76, bleed: 2, safe: 4 };
const pen = { width: 48, height: 6, bleed: 0, safe: 0.5 };

function showArt(area = mug) {
  const addArt = jest.fn();
  const editor = { area, backgroundColour: '#ffffff', addArt, product: { id: 'mug' } as never };
  const page = renderPage(<ArtChoices editor={editor} />, {
    api: { 'GET /art': ornaments, 'GET /artworks?page=1': { artworks: [], total: 0 } },
  });
  return { addArt, ...page };
}

test('finds art by the words of its style and keywords, and adds it', async () => {
  const { user, addArt } = showArt();
  expect(await screen.findByRole('region', { name: 'Borders' })).toBeInTheDocument();
  const search = screen.getByRole('searchbox', { name: 'Search art' });
  await user.type(search, 'wed');
  expect(screen.queryByRole('region', { name: 'Borders' })).not.toBeInTheDocument();
  const flowers = within(screen.getByRole('region', { name: 'Flowers' }));
  await user.click(flowers.getByRole('button', { name: 'Lotus' }));
  expect(addArt).toHaveBeenCalledWith(ornaments[0]);
  await user.type(search, 'x');
  expect(screen.getByText(/^No art for that/)).toHaveAttribute('role', 'status');
});

test('offers a pen only art that fits its strip', async () => {
  showArt(pen);
  expect(await screen.findByRole('button', { name: 'Vine' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lotus' })).not.toBeInTheDocument();
});
