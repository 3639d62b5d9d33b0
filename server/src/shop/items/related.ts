import type { Catalogue, CatalogueProduct } from './catalogue.ts';

/** How much a common attribute tells that two products resemble each other. */
const WEIGHTS: Readonly<Record<string, number>> = { artist: 4, style: 4, occasion: 1, for: 1 };
const CATEGORY_WEIGHT = 2;

/**
 * Returns the ids of the products that resemble a product most: by artist, style, occasion, recipient and category.
 * Among equals the next by id come first, so that the links of all products lead to all products.
 */
export function listRelatedIds(
  { products, productsById, attributes }: Catalogue,
  id: string,
  limit: number,
): string[] {
  const subject = productsById.get(id);
  if (!subject) return [];
  const weights = attributes.map(({ name }, index) =>
    subject.attributes.includes(index) ? (WEIGHTS[name] ?? 0) : 0,
  );
  const getScore = (product: CatalogueProduct) => {
    let score = product.category === subject.category ? CATEGORY_WEIGHT : 0;
    for (const index of product.attributes) score += weights[index] ?? 0;
    return product === subject ? 0 : score;
  };
  const scores = Uint32Array.from(products, getScore);
  const leastScore = Math.max(1, scores.toSorted().at(-limit) ?? 1);
  return products
    .map(({ id: otherId }, index) => ({ id: otherId, score: scores[index] ?? 0, isNext: otherId > id }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || Number(b.isNext) - Number(a.isNext) || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map((other) => other.id);
}
