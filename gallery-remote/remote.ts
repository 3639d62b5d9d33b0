import { defineRemote } from '@rangmala/shared/remote';
import { JOBS } from './src/lib/jobs.ts';

export default defineRemote({
  name: 'gallery',
  pages: [
    { path: '/art-gallery', page: 'GalleryPage', query: ['artwork', 'page'] },
    {
      path: '/art-gallery/artist',
      page: 'ArtistsPage',
      query: ['search', 'sort', 'page', 'artwork'],
    },
    { path: '/art-gallery/artist/:id', page: 'ArtistPage', query: ['works', 'artwork'] },
    { path: '/art-gallery/type', page: 'ArtTypesPage', query: ['art_type', 'sort', 'types', 'page'] },
    { path: '/jobs', page: 'JobsPage', query: [] },
    { path: '/jobs/:id', page: 'JobPage', query: [], publicPaths: JOBS.map(({ id }) => `/jobs/${id}`) },
    { path: '/artists', page: 'ArtistLoginPage', query: ['next'], indexed: false },
    { path: '/artists/forgot-password', page: 'ArtistForgotPasswordPage', indexed: false },
    { path: '/artists/reset-password', page: 'ArtistResetPasswordPage', indexed: false },
    { path: '/artists/verify-email', page: 'ArtistVerifyEmailPage', indexed: false },
    { path: '/artists/account-deleted', page: 'ArtistAccountDeletedPage', indexed: false },
    {
      path: '/artists/:artistId',
      page: 'ArtistProfilePage',
      access: 'artist',
      query: ['sessions', 'earlier'],
    },
    { path: '/artists/:artistId/earnings', page: 'ArtistEarningsPage', access: 'artist', query: ['page'] },
    { path: '/artists/:artistId/changepassword', page: 'ArtistPasswordPage', access: 'artist' },
    { path: '/artists/:artistId/delete-account', page: 'ArtistDeleteAccountPage', access: 'artist' },
    { path: '/artists/:artistId/sessions/:appointmentId', page: 'SessionChatPage', access: 'artist' },
  ],
  slots: [{ slot: 'home.gallery', component: 'GalleryTeaser' }],
  dependsOn: { links: ['/', '/appointment', '/contact', '/designs/artwork/:id', '/product/:id'] },
});
