/** 0 is Monday, 6 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A period of a working week: times in the business time zone, `HH:MM`, on the 30-minute grid. */
export interface DemoAvailability {
  weekday: Weekday;
  start_time: string;
  end_time: string;
}

export interface DemoArtType {
  name: string;
  /** Its group on the gallery's page of art types: Folk, Painting, Print, Textile or Lettering. */
  type: string;
  /** From 0 to 100; a higher one is more popular. */
  popularity: number;
}

export interface DemoArtist {
  /** The artist signs in with it. */
  id: string;
  name: string;
  /** Key of the portrait. */
  picture: string;
  bio: string;
  /** In the artist's own words. */
  testimonial: string;
  /** 0 to 5, with one decimal. */
  rating: number;
  /** Names of art types; the main one first. */
  art_types: string[];
  skills: string[];
  /** Whether the gallery's first page shows the artist. */
  featured: boolean;
  availability: DemoAvailability[];
}

/** A customer's words on the gallery's first page. */
export interface DemoTestimonial {
  /** Key of the portrait. */
  picture: string;
  name: string;
  testimonial: string;
}
