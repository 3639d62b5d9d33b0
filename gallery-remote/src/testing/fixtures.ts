import type {
  Artist,
  ArtistSession,
  ArtistSessions,
  ArtistWithAvailability,
  Artwork,
  Gallery,
  GalleryArtist,
  GalleryByArtist,
  GalleryByType,
  ArtworkWithArtist,
} from '@rangmala/shared/contract';

/** Returns an artwork in the format of the API. */
export function createArtwork(id: string, title: string, type = 'Warli'): Artwork {
  return { id, image: `/media/${id}/${id}-1200x900.webp`, title, type, art_types: [type] };
}

export const dance = createArtwork('dance', 'The Dance');
export const harvest = createArtwork('harvest', 'Harvest Home');
export const deer = createArtwork('deer', 'Deer of Dots', 'Gond');

export const meera: Artist = {
  id: 'meera-joshi',
  name: 'Meera Joshi',
  image: '/media/1/meera-joshi-800x800.webp',
  bio: 'Paints village weddings on walls as large as houses.',
  testimonial: 'I draw what my grandmother told me.',
  rating: 4.8,
  art_types: ['Warli', 'Block Print'],
  skills: ['Murals', 'Rice paste'],
};

export const ravi: Artist = {
  id: 'ravi-dhurve',
  name: 'Ravi Dhurve',
  image: '/media/2/ravi-dhurve-800x800.webp',
  bio: 'Fills animals with dots.',
  testimonial: '',
  rating: 5,
  art_types: ['Gond'],
  skills: [],
};

export const meeraWithHours: ArtistWithAvailability = {
  ...meera,
  availability: [
    { weekday: 0, start_time: '10:00', end_time: '13:00' },
    { weekday: 2, start_time: '15:00', end_time: '17:00' },
  ],
  notice_hours: 12,
  max_sessions_per_day: null,
};

const addArtist = (artwork: Artwork, { id, name }: Artist): ArtworkWithArtist => ({
  ...artwork,
  artist_id: id,
  artist_name: name,
});

export const galleryOverview: Gallery = {
  featured_artists: [meera, ravi],
  testimonials: [{ name: 'Asha Rao', image: '/media/3/asha-200x200.webp', testimonial: 'My wall sings.' }],
  artworks: [addArtist(dance, meera), addArtist(deer, ravi), addArtist(harvest, meera)],
};

export function createGalleryArtist(
  artist: Artist,
  artworks: Artwork[],
  count = artworks.length,
): GalleryArtist {
  const { id, name, image, bio, rating, art_types } = artist;
  return { id, name, image, bio, rating, art_types, artworks, artwork_count: count };
}

export const galleryByArtist: GalleryByArtist = {
  artists: [createGalleryArtist(meera, [dance, harvest], 9), createGalleryArtist(ravi, [deer])],
  total: 2,
};

export const galleryByType: GalleryByType = {
  art_types: [
    { name: 'Gond', type: 'Folk', popularity: 95, image: deer.image },
    { name: 'Warli', type: 'Folk', popularity: 90, image: dance.image },
    { name: 'Block Print', type: 'Craft', popularity: 60 },
  ],
  artists: [meera, ravi],
  total: 2,
  type_total: 3,
  type_names: ['Block Print', 'Gond', 'Warli'],
};

export const artTypes = [{ name: 'Warli' }, { name: 'Block Print' }, { name: 'Gond' }];

/** Returns a session of Meera that has not begun. */
export const createSession = (change: Partial<ArtistSession> = {}): ArtistSession => ({
  id: 's1',
  date: '2026-11-25',
  time: '10:30:00',
  customer_name: 'Asha Rao',
  art_type: 'Warli',
  session_type: 'Jitsi Meet',
  meeting_link: 'https://meet.example/Rangmala-1',
  is_over: false,
  has_begun: false,
  ...change,
});

/** The sessions of an artist without any. */
export const noSessions: ArtistSessions = {
  date: '2026-11-25',
  today: [],
  coming: [],
  coming_total: 0,
  recent: [],
  recent_total: 0,
  meetings: { test_link: 'https://meet.example/test', needs_host_sign_in: false },
};

export const artistAreaApi: Record<string, unknown> = {
  'GET /artists/meera-joshi': meeraWithHours,
  'GET /artists/meera-joshi/gallery': { artworks: [dance, harvest, deer] },
  'GET /artists/art-types': artTypes,
  'GET /artists/meera-joshi/sessions': {
    ...noSessions,
    today: [
      createSession({ id: 's1' }),
      createSession({ id: 's0', time: '09:00:00', customer_name: 'Early Bird', is_over: true }),
    ],
    coming: [
      createSession({
        id: 's2',
        date: '2026-11-27',
        time: '14:00:00',
        customer_name: 'Ravi Kumar',
        art_type: 'Block Print',
        session_type: 'Call',
        meeting_link: undefined,
      }),
    ],
  },
  'GET /artists/meera-joshi/days-off': [],
  'GET /artists/meera-joshi/account': { email: null, pending_email: null, daily_summary: false },
  'GET /artists/meera-joshi/calendar-feed': { url: 'http://localhost:3000/api/calendar/secret.ics' },
};

/** Session of Meera in this browser. */
export const meeraSession = { artist: { artist_id: meera.id } };
