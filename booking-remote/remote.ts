import { defineRemote } from '@rangmala/shared/remote';

export default defineRemote({
  name: 'booking',
  pages: [
    {
      path: '/appointment',
      page: 'AppointmentPage',
      query: ['art_type', 'artist', 'date', 'time', 'method'],
    },
    { path: '/appointment-confirmation', page: 'ConfirmationPage', indexed: false },
    { path: '/appointment/proposal', page: 'ProposalPage', indexed: false },
    { path: '/edit-appointment/:id', page: 'EditAppointmentPage', access: 'customer' },
    { path: '/account/appointments', page: 'AppointmentsPage', access: 'customer' },
    { path: '/account/appointments/:id/chat', page: 'ChatPage', access: 'customer' },
    { path: '/account/appointments/:id/products', page: 'DesignProductsPage', access: 'customer' },
  ],
  slots: [],
  dependsOn: { links: ['/', '/account', '/art-gallery/artist/:id', '/contact', '/product/:id', '/signin'] },
});
