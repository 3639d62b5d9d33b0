import { defineHost } from '@rangmala/shared/remote';

export default defineHost({
  name: 'shell',
  pages: [
    { path: '/', page: 'HomePage', slots: ['home.categories', 'home.gallery'] },
    { path: '/about', page: 'AboutPage' },
    { path: '/contact', page: 'ContactPage' },
    { path: '/faq', page: 'FaqPage' },
    { path: '/delivery', page: 'DeliveryPage' },
    { path: '/returns', page: 'ReturnsPage' },
    { path: '/signin', page: 'SignInPage', indexed: false },
    { path: '/signup', page: 'SignUpPage', indexed: false },
    { path: '/forgot-password', page: 'ForgotPasswordPage', indexed: false },
    { path: '/reset-password', page: 'ResetPasswordPage', indexed: false },
    { path: '/auth-callback', page: 'AuthCallbackPage', indexed: false },
    { path: '/account', page: 'AccountPage', access: 'customer' },
    { path: '/account/edit-profile', page: 'EditProfilePage', access: 'customer' },
    { path: '/account/change-password', page: 'ChangePasswordPage', access: 'customer' },
    { path: '/not-found', page: 'NotFoundPage', indexed: false },
  ],
  routePrefixes: {
    shop: ['/shop', '/product', '/cart', '/checkout', '/orders', '/account/orders'],
    gallery: ['/art-gallery', '/jobs', '/artists'],
    booking: ['/appointment', '/appointment-confirmation', '/edit-appointment', '/account/appointments'],
  },
});
