/** 0 is Monday, 6 is Sunday: specification §9. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A window of a working week; times are the studio's, `HH:MM` on the 30-minute grid. */
export interface DemoAvailability {
  weekday: Weekday;
  start_time: string;
  end_time: string;
}

export interface DemoArtType {
  name: string;
  /** The group the type page files it under: Folk, Painting, Print, Textile or Lettering. */
  type: string;
  /** How much it is asked for, 0 to 100. */
  popularity: number;
}

export interface DemoArtist {
  /** What the artist signs in with. */
  id: string;
  name: string;
  /** Key of the portrait's drawing. */
  image: string;
  bio: string;
  /** In the artist's own words. */
  testimonial: string;
  /** 0 to 5, with one decimal. */
  rating: number;
  /** Names of art types; the first is what the artist is known for. */
  art_types: string[];
  skills: string[];
  /** Whether the gallery's front page introduces them. */
  featured: boolean;
  availability: DemoAvailability[];
}

/** What a customer says on the gallery's front page. */
export interface DemoTestimonial {
  /** Key of the portrait's drawing. */
  image: string;
  name: string;
  testimonial: string;
}
