import { createSlug } from '@rangmala/shared/contract/rules';

export { createSlug };

/** The shop categories in the sequence of the menu “Shop”. */
export const SHOP_CATEGORIES = ['Mugs', 'Tees', 'Wall Decor', 'Posters', 'Cushions', 'Stationery'] as const;

/**
 * Preset choices of the booking flow. `artType` is a name or a slug, `artist` is an id, `date` is `YYYY-MM-DD`, `time`
 * is `HH:MM:SS`, and `method` is a session method.
 */
export interface BookingChoices {
  artType?: string | undefined;
  artist?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  method?: string | undefined;
}

const appendNext = (path: string, next: string | undefined) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

/** Functions that build the URLs of pages. */
export const links = {
  home: () => '/',
  shop: () => '/shop',
  category: (name: string) => `/shop/${encodeURIComponent(createSlug(name))}`,
  /** The search page, with the results of a query. */
  search: (query?: string) => (query ? `/search?${new URLSearchParams({ q: query })}` : '/search'),
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  /** The designs of the customer, or of a guest's browser. */
  designs: (page = 1) => (page > 1 ? `/designs?page=${page}` : '/designs'),
  /** The page that puts an artwork on a product. */
  artworkOnProducts: (id: string) => `/designs/artwork/${encodeURIComponent(id)}`,
  /** A design that its owner shares by a link. @param token gives access to the design */
  sharedDesign: (token: string) => `/designs/shared/${encodeURIComponent(token)}`,
  /** The page of a product that opens a design of the signed-in customer. */
  productDesign: (productId: string, designId: string) =>
    `/product/${encodeURIComponent(productId)}?design=${encodeURIComponent(designId)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  /** The page that mails a guest the link to an order. */
  findOrder: () => '/orders',
  /** @param token gives a guest access to the order */
  order: (number: string, token?: string) =>
    `/orders/${encodeURIComponent(number)}${token ? `?token=${encodeURIComponent(token)}` : ''}`,
  /** @param next URL to return to after signing in */
  signIn: (next?: string) => appendNext('/signin', next),
  signUp: (next?: string) => appendNext('/signup', next),
  /** The sign-in page with a notice. `notice` is a key of SIGN_IN_NOTICES. */
  signInBecause: (notice: string) => `/signin?notice=${encodeURIComponent(notice)}`,
  /** A path that redirects to the sign-in page. */
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  /** The URL in a customer's password reset email. */
  resetPassword: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  /** Not a page: redirects to the identity provider. */
  signInWithGoogle: (next?: string) => appendNext('/api/login/google', next),
  /** Not a page: target of the sign-out form. */
  signOut: () => '/api/logout',
  /** The contact page, optionally with the subject filled in. */
  contact: (subject?: string) => (subject ? `/contact?${new URLSearchParams({ subject })}` : '/contact'),
  about: () => '/about',
  faq: () => '/faq',
  delivery: () => '/delivery',
  returns: () => '/returns',
  terms: () => '/terms',
  privacy: () => '/privacy',
  /** The grievance form, optionally with the order number filled in. */
  grievances: (order?: string) => (order ? `/grievances?order=${encodeURIComponent(order)}` : '/grievances'),
  /** @param token gives access to the grievance */
  grievance: (number: string, token: string) =>
    `/grievances/${encodeURIComponent(number)}?token=${encodeURIComponent(token)}`,
  artGallery: (page = 1) => (page > 1 ? `/art-gallery?page=${page}` : '/art-gallery'),
  artGalleryByArtist: () => '/art-gallery/artist',
  artGalleryByType: () => '/art-gallery/type',
  /** The public page of an artist. */
  galleryArtist: (id: string) => `/art-gallery/artist/${encodeURIComponent(id)}`,
  jobs: () => '/jobs',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  /** The booking flow with preset choices. */
  appointment: (choices: BookingChoices = {}) => {
    const { artType, artist, date, time, method } = choices;
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ art_type: artType, artist, date, time, method })) {
      if (value) search.set(name, value);
    }
    // Keeps colons unescaped for readability. A query may contain colons.
    return search.size > 0 ? `/appointment?${search.toString().replaceAll('%3A', ':')}` : '/appointment';
  },
  appointmentConfirmation: () => '/appointment-confirmation',
  editAppointment: (id: string) => `/edit-appointment/${encodeURIComponent(id)}`,
  appointmentChat: (id: string) => `/account/appointments/${encodeURIComponent(id)}/chat`,
  /** The page that shows the approved design of a session on products. */
  appointmentProducts: (id: string) => `/account/appointments/${encodeURIComponent(id)}/products`,
  /** The page that answers an artist's proposal of other times. */
  proposal: (token: string) => `/appointment/proposal?token=${encodeURIComponent(token)}`,
  /** Not a page: an iCalendar file. */
  calendarFile: (appointmentId: string) =>
    `/api/appointments/${encodeURIComponent(appointmentId)}/calendar.ics`,
  account: () => '/account',
  orders: () => '/account/orders',
  /** @param show `upcoming` is the default of the page */
  appointments: (show = 'upcoming', page = 1) => {
    const search = new URLSearchParams();
    if (show !== 'upcoming') search.set('show', show);
    if (page > 1) search.set('page', `${page}`);
    return search.size > 0 ? `/account/appointments?${search}` : '/account/appointments';
  },
  editProfile: () => '/account/edit-profile',
  changePassword: () => '/account/change-password',
  addresses: () => '/account/addresses',
  accountData: () => '/account/your-data',
  /** The page on which a customer confirms the deletion of the account. The page also shows the result. */
  deleteAccount: () => '/account/your-data/delete',
  /** @param next URL to return to after signing in; ignored unless it belongs to a session. The default is the profile. */
  artistLogin: (next?: string) =>
    appendNext('/artists', next && /^\/artists\/[^/]+\/sessions\/./.test(next) ? next : undefined),
  artist: (id: string) => `/artists/${encodeURIComponent(id)}`,
  artistSessionChat: (artistId: string, appointmentId: string) =>
    `/artists/${encodeURIComponent(artistId)}/sessions/${encodeURIComponent(appointmentId)}`,
  artistEarnings: (id: string, page = 1) =>
    `/artists/${encodeURIComponent(id)}/earnings${page > 1 ? `?page=${page}` : ''}`,
  artistForgotPassword: () => '/artists/forgot-password',
  artistChangePassword: (id: string) => `/artists/${encodeURIComponent(id)}/changepassword`,
  artistDeleteAccount: (id: string) => `/artists/${encodeURIComponent(id)}/delete-account`,
  artistAccountDeleted: () => '/artists/account-deleted',
} as const;

/** Paths that a sign-in must not return to. */
const EXCLUDED_PAGES = /^\/(signin|signup|login|auth-callback|forgot-password|reset-password|api)(\/|$)/i;

/**
 * Validates the URL to return to after a sign-in. The URL comes from the query and is not trusted.
 * @returns path, query and fragment of an allowed URL of this site; `fallback` for any other value
 */
export function sanitizeNextUrl(value: string | null | undefined, fallback = '/'): string {
  // Rejects `\` and control characters. Browsers treat `\` as `/` and ignore line breaks and tabs, so a URL with these
  // characters could lead to another site.
  if (!value || value.length > 2000 || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return fallback;
  const base = 'http://site.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, base);
  // Checks the resolved path, because `/.//evil.example` becomes `//evil.example`.
  if (origin !== base || pathname.startsWith('//') || EXCLUDED_PAGES.test(pathname)) return fallback;
  return `${pathname}${search}${hash}`;
}

/** Returns the page number in the query of a list, from 1. A missing or invalid number means the first page. */
export const readPageNumber = (search: URLSearchParams, name = 'page'): number =>
  Math.min(10_000, Math.max(1, Math.trunc(Number(search.get(name))) || 1));
