/** Fonts, global styles and icons for the HTML document. Separate from the theme, because page scripts need only the theme. */
export { fontFaces, fontPreloads } from './fonts.ts';
export { globalStyles } from './global-styles.ts';
export { siteIcons } from './icons.ts';
