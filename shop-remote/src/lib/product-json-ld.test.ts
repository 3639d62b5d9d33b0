import { peacockMugProduct } from '../testing/catalogue.ts';
import { createProductJsonLd } from './product-json-ld.ts';

const shop = { origin: 'https://shop.example', brand: 'Rangmala', sellsOnline: true };

const product = {
  ...peacockMugProduct,
  id: 'mug 1',
  price: 349.5,
  img: '/media/a/peacock-800x800.webp',
  images: [],
};

test('returns an offer in rupees, with absolute URLs', () => {
  expect(createProductJsonLd(product, shop)).toMatchObject({
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
  expect(createProductJsonLd({ ...product, stock }, shop)).toMatchObject({ offers: { availability } });
});

test('names shipping times and the return policy of a shop that sells online', () => {
  expect(createProductJsonLd({ ...product, dispatch_days: { from: 1, to: 2 } }, shop)).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: 0, currency: 'INR' },
        shippingDestination: { addressCountry: 'IN' },
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
          transitTime: { minValue: 2, maxValue: 8, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: 'IN',
        merchantReturnDays: 7,
        merchantReturnLink: 'https://shop.example/returns',
      },
    },
  });
  expect(JSON.stringify(createProductJsonLd(product, { ...shop, sellsOnline: false }))).not.toMatch(
    /shippingDetails|hasMerchantReturnPolicy/,
  );
});
