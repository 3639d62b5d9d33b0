import { createProductJsonLd } from './product-json-ld.ts';

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
  fields: [],
  template: null,
};

test('returns an offer in rupees, with absolute URLs', () => {
  expect(createProductJsonLd(product, 'https://shop.example', 'Rangmala')).toMatchObject({
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

test.each([
  [0, 'https://schema.org/OutOfStock'],
  [1, 'https://schema.org/InStock'],
])('returns for %i pieces in stock the availability %s', (stock, availability) => {
  expect(createProductJsonLd({ ...product, stock }, 'https://shop.example', 'Rangmala')).toMatchObject({
    offers: { availability },
  });
});
