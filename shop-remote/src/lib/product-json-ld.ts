import type { Product } from '@rangmala/shared/contract';
import { links } from '@rangmala/shared/links';

/**
 * Returns a product's schema.org data for search engines.
 * @param origin origin of the site, without a trailing slash
 */
export function createProductJsonLd(product: Product, origin: string, brand: string): object {
  const { id, name, description, img, price, stock } = product;
  return {
    '@type': 'Product',
    name,
    description,
    sku: id,
    image: [new URL(img, origin).href],
    category: product.category,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'Offer',
      url: origin + links.product(id),
      price: price.toFixed(2),
      priceCurrency: 'INR',
      // A product without a stock count is made to order, and therefore available.
      availability: `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
