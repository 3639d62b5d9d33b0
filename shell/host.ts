import { defineHost } from '@rangmala/shared/remote';

export default defineHost({
  name: 'shell',
  pages: [
    { path: '/', page: 'HomePage', query: [], slots: ['home.categories', 'home.gallery'] },
    { path: '/about', page: 'AboutPage', query: [] },
    { path: '/contact', page: 'ContactPage' },
    { path: '/faq', page: 'FaqPage', query: [] },
    { path: '/delivery', page: 'DeliveryPage', query: [] },
    { path: '/returns', page: 'ReturnsPage', query: [] },
    { path: '/terms', page: 'TermsPage', query: [] },
    { path: '/privacy', page: 'PrivacyPage', query: [] },
    { path: '/signin', page: 'SignInPage', query: ['next', 'notice'], indexed: false },
    { path: '/signup', page: 'SignUpPage', query: ['next'], indexed: false },
    { path: '/forgot-password', page: 'ForgotPasswordPage', query: [], indexed: false },
    { path: '/reset-password', page: 'ResetPasswordPage', indexed: false },
    { path: '/auth-callback', page: 'AuthCallbackPage', indexed: false },
    { path: '/account', page: 'AccountPage', access: 'customer' },
    { path: '/account/edit-profile', page: 'EditProfilePage', access: 'customer' },
    { path: '/account/change-password', page: 'ChangePasswordPage', access: 'customer' },
    { path: '/not-found', page: 'NotFoundPage', indexed: false },
  ],
  routePrefixes: {
    shop: [
      '/shop',
      '/product',
      '/cart',
      '/checkout',
      '/orders',
      '/grievances',
      '/account/orders',
      '/account/addresses',
    ],
    gallery: ['/art-gallery', '/jobs', '/artists'],
    booking: ['/appointment', '/appointment-confirmation', '/edit-appointment', '/account/appointments'],
  },
});
