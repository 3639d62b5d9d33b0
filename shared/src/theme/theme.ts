import type {} from 'styled-components';

const pigments = {
  madder: '#a81e2d',
  madderDeep: '#7f1421',
  indigo: '#27306b',
  indigoDeep: '#1a2150',
  turmeric: '#e8a317',
  leaf: '#2b6a45',
  terracotta: '#c25a30',
  rose: '#e8b7a6',
  sky: '#5566bd',
} as const;

/**
 * Design tokens. Text on `paper`, `card` and `sunken` is ink, inkSoft, accent, link, good or bad, each with a contrast
 * of at least 4.5:1 (theme.test.ts). The colours of `pigments` are for decoration and for coloured areas.
 */
export const theme = {
  color: {
    paper: '#fbf4e6',
    card: '#fffdf7',
    sunken: '#f3e7cf',
    ink: '#2b1a12',
    inkSoft: '#5f4a3c',
    /** Decorative lines, borders of disabled controls, and the background of pressed controls. */
    line: '#e0cfae',
    /** Colour of the pattern on `sunken`, which may be behind text. */
    sprig: '#e9dbbd',
    /** Border of an enabled control. Its contrast is at least 3:1. */
    edge: '#8d7761',
    accent: pigments.madder,
    accentHover: '#8f1724',
    accentPressed: '#74101b',
    accentWash: '#f8e3dc',
    link: pigments.indigo,
    onDark: '#fff7e6',
    good: '#24603d',
    goodWash: '#e3efdf',
    bad: '#9c1524',
    badWash: '#fae1dc',
    info: pigments.indigo,
    infoWash: '#e5e5f1',
    focus: pigments.indigo,
    /** Covers the page behind a dialog. */
    backdrop: 'rgb(26 18 30 / 0.55)',
    ...pigments,
  },
  font: {
    display: "Eczar, 'Eczar Fallback', 'Eczar Fallback Android', Georgia, serif",
    // The fallback face scaled from Noto Sans comes first, because the widths of its letters are closest to those of Mukta.
    text: "Mukta, 'Mukta Fallback Noto', 'Mukta Fallback', 'Mukta Fallback Android', sans-serif",
  },
  /** Font sizes. Large headings scale with the window, and stay smaller than a long word on a narrow one. */
  text: {
    small: '0.9375rem',
    body: '1.0625rem',
    large: '1.1875rem',
    h3: '1.3125rem',
    h2: 'min(clamp(1.6rem, 1.35rem + 1.1vw, 2.15rem), 13vw)',
    h1: 'min(clamp(2rem, 1.1rem + 3vw, 3.1rem), 14vw)',
    hero: 'min(clamp(2.5rem, 1.55rem + 4.2vw, 4.4rem), 17vw)',
  },
  /** Lengths in vw limit the space on a phone with large text. */
  space: {
    xs: '0.25rem',
    s: '0.5rem',
    m: 'min(1rem, 5vw)',
    l: 'min(1.5rem, 7.5vw)',
    xl: 'min(2.5rem, 12.5vw)',
    xxl: '4rem',
    /** Space between sections. */
    section: 'clamp(3rem, 2rem + 4vw, 5.5rem)',
    /** Page margin left and right. */
    gutter: 'min(5vw, clamp(1rem, 0.4rem + 2.6vw, 2.5rem))',
  },
  size: {
    /** Smallest height of a control. */
    target: '2.75rem',
    container: '75rem',
    narrow: '46rem',
  },
  radius: { small: '0.375rem', medium: '0.75rem', large: '1.25rem', round: '999px' },
  shadow: {
    low: '0 1px 2px rgb(43 26 18 / 0.1), 0 2px 8px rgb(43 26 18 / 0.06)',
    high: '0 2px 4px rgb(43 26 18 / 0.1), 0 12px 32px rgb(43 26 18 / 0.16)',
  },
  /** Conditions of media queries: `@media ${({ theme }) => theme.media.wide} { … }`. */
  media: {
    medium: '(min-width: 40rem)',
    wide: '(min-width: 64rem)',
    print: 'print',
  },
  layer: { header: 20, float: 30, toast: 40 },
  /** Durations with easing. The global styles shorten the durations for prefers-reduced-motion. */
  motion: { quick: '140ms ease-out', calm: '260ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
} as const;

export type Theme = typeof theme;

// Declared here instead of in a .d.ts file, so that importing the theme includes the types.
declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- module augmentation needs an interface
  export interface DefaultTheme extends Theme {}
}
