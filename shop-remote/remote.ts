import { defineRemote } from '@rangmala/shared/remote';
import { LIST_PARAMETERS } from './src/lib/list-query.ts';

export default defineRemote({
  name: 'shop',
  pages: [
    { path: '/shop', page: 'ShopPage', query: LIST_PARAMETERS },
    { path: '/shop/:categoryName', page: 'CategoryPage', query: LIST_PARAMETERS },
    { path: '/product/:id', page: 'ProductPage' },
    { path: '/search', page: 'SearchPage', query: ['q', ...LIST_PARAMETERS], indexed: false },
    { path: '/cart', page: 'CartPage', query: [], indexed: false },
    { path: '/designs', page: 'DesignsPage', query: ['page'], indexed: false },
    { path: '/designs/artwork/:id', page: 'ArtworkProductsPage', indexed: false },
    { path: '/designs/shared/:token', page: 'SharedDesignPage', indexed: false },
    { path: '/checkout', page: 'CheckoutPage', indexed: false },
    { path: '/orders', page: 'FindOrderPage', query: [], indexed: false },
    { path: '/orders/:number', page: 'OrderPage', indexed: false },
    { path: '/orders/:number/confirm', page: 'ConfirmOrderPage', indexed: false },
    { path: '/grievances', page: 'GrievancesPage', query: ['order'] },
    { path: '/grievances/:number', page: 'GrievancePage', indexed: false },
    { path: '/account/orders', page: 'OrdersPage', access: 'customer' },
    { path: '/account/addresses', page: 'AddressesPage', access: 'customer' },
  ],
  slots: [{ slot: 'home.categories', component: 'CategoryCards' }],
  dependsOn: {
    links: [
      '/',
      '/account',
      '/art-gallery/artist/:id',
      '/contact',
      '/delivery',
      '/faq',
      '/returns',
      '/signin',
    ],
  },
});
