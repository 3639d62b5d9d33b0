import type { PageData } from '@rangmala/shared/remote';
import { getCategoriesPath } from '../api/catalogue.ts';
import { CategoryTiles } from '../components/CategoryTiles.tsx';
import { getShelvesPath, Shelves } from '../components/Shelf.tsx';

export const data: PageData = () => [getCategoriesPath(), getShelvesPath()];

/** The category cards and the shelves for the home page, without a section heading. */
export default function CategoryCards() {
  return (
    <>
      <CategoryTiles heading="h3" errorMessage="Error: Failed to fetch products" />
      <Shelves heading="h3" />
    </>
  );
}
