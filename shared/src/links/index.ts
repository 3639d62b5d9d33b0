export { safeNext } from './safe-next.ts';

/** A category's or art type's name as it stands in an address: lower case, spaces as hyphens. */
export function slug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** The six shop categories, in the specification's order (§9). */
export const SHOP_CATEGORIES = ['Mugs', 'Tees', 'Wall Decor', 'Posters', 'Cushions', 'Stationery'] as const;

/** What can be chosen of an appointment: the art type by name or slug, the artist by id, `YYYY-MM-DD`, `HH:MM:SS`. */
export interface BookingChoices {
  artType?: string | undefined;
  artist?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  method?: string | undefined;
}

const withNext = (path: string, next: string | undefined) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

/** The address of every screen; the only place that spells them. */
export const links = {
  home: () => '/',
  shop: () => '/shop',
  category: (name: string) => `/shop/${encodeURIComponent(slug(name))}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  cart: () => '/cart',
  /** `next`: where to go afterwards. */
  signIn: (next?: string) => withNext('/signin', next),
  signUp: (next?: string) => withNext('/signup', next),
  /** The sign-in screen, saying why somebody is there: a key of the contract's SIGN_IN_NOTICES. */
  signInBecause: (notice: string) => `/signin?notice=${encodeURIComponent(notice)}`,
  /** Where a third-party sign-in without data ends; only leads on to the sign-in screen (specification §4). */
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  /** As the server mails it. */
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  /** Not a screen: the browser leaves for the third party, and comes back signed in. */
  signInWithGoogle: (next?: string) => withNext('/api/login/google', next),
  /** Not a screen: where a form signs out whoever sends it. */
  signOut: () => '/api/logout',
  contact: () => '/contact',
  about: () => '/about',
  artGallery: () => '/art-gallery',
  artGalleryByArtist: () => '/art-gallery/artist',
  artGalleryByType: () => '/art-gallery/type',
  jobs: () => '/jobs',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  /** The booking flow with choices filled in; see {@link BookingChoices}. */
  appointment: (chosen: BookingChoices = {}) => {
    const { artType, artist, date, time, method } = chosen;
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ art_type: artType, artist, date, time, method })) {
      if (value) search.set(name, value);
    }
    // A colon needs no escaping in a query, and an address with a time in it is nicer to read.
    return search.size > 0 ? `/appointment?${search.toString().replaceAll('%3A', ':')}` : '/appointment';
  },
  appointmentConfirmation: () => '/appointment-confirmation',
  editAppointment: (id: string) => `/edit-appointment/${encodeURIComponent(id)}`,
  /** Not a screen: a file for calendars. */
  calendarFile: (appointmentId: string) =>
    `/api/appointments/${encodeURIComponent(appointmentId)}/calendar.ics`,
  account: () => '/account',
  orders: () => '/account/orders',
  appointments: () => '/account/appointments',
  editProfile: () => '/account/edit-profile',
  changePassword: () => '/account/change-password',
  artistLogin: () => '/artists',
  artist: (id: string) => `/artists/${encodeURIComponent(id)}`,
  artistChangePassword: (id: string) => `/artists/${encodeURIComponent(id)}/changepassword`,
} as const;
