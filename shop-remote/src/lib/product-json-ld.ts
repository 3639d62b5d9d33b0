import type { Product } from '@rangmala/shared/contract';
import { DEFAULT_DISPATCH, type DispatchDays } from '@rangmala/shared/contract/rules';
import { links } from '@rangmala/shared/links';

interface Shop {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  brand: string;
  sellsOnline: boolean;
}

/** Returns a product's schema.org data for search engines: with delivery and returns when the shop sells online. */
export function createProductJsonLd(product: Product, { origin, brand, sellsOnline }: Shop): object {
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
      ...(sellsOnline && {
        shippingDetails: createShippingDetails(product.dispatch_days ?? DEFAULT_DISPATCH),
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'IN',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 7,
          returnMethod: 'https://schema.org/ReturnByMail',
          merchantReturnLink: origin + links.returns(),
        },
      }),
    },
  };
}

/** Free shipping in India, with the days that the delivery page states. */
function createShippingDetails(dispatch: DispatchDays): object {
  const createDays = ({ from, to }: DispatchDays) => ({
    '@type': 'QuantitativeValue',
    minValue: from,
    maxValue: to,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: createDays(dispatch),
      transitTime: createDays({ from: 2, to: 8 }),
    },
  };
}
