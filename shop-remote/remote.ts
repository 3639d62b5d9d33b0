import { defineRemote } from '@rangmala/shared/remote';

export default defineRemote({
  name: 'shop',
  pages: [
    { path: '/shop', page: 'ShopPage' },
    { path: '/shop/:categoryName', page: 'CategoryPage' },
    { path: '/product/:id', page: 'ProductPage' },
    { path: '/cart', page: 'CartPage' },
    { path: '/checkout', page: 'CheckoutPage' },
    { path: '/orders/:number', page: 'OrderPage' },
    { path: '/orders/:number/confirm', page: 'ConfirmOrderPage' },
    { path: '/account/orders', page: 'OrdersPage', access: 'customer' },
  ],
  slots: [{ slot: 'home.categories', component: 'CategoryCards' }],
});
