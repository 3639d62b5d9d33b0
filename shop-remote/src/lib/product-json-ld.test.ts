import { productJsonLd } from './product-json-ld.ts';

test('offers a product in rupees, with absolute addresses', () => {
  const product = {
    id: 'mug 1',
    name: 'Peacock Mug',
    price: 349.5,
    img: '/media/a/peacock-800x800.webp',
    description: 'A mug.',
    category: 'Mugs',
    images: [],
    options: [],
    facts: [],
    sides: [],
    views: [],
  };
  expect(productJsonLd(product, 'https://shop.example', 'Rangmala')).toMatchObject({
    '@type': 'Product',
    image: ['https://shop.example/media/a/peacock-800x800.webp'],
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/product/mug%201',
      price: '349.50',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    },
  });
});
