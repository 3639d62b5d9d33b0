import { defineRemote } from '@rangmala/shared/remote';

export default defineRemote({
  name: 'shop',
  pages: [
    { path: '/shop', page: 'ShopPage' },
    { path: '/shop/:categoryName', page: 'CategoryPage' },
    { path: '/product/:id', page: 'ProductPage' },
    { path: '/cart', page: 'CartPage' },
  ],
  slots: [{ slot: 'home.categories', component: 'CategoryCards' }],
});
