/** Fonts and icons for the HTML document. They are not part of the theme, so that no page script contains them. */
export { fontFaces, fontPreloads } from './fonts.ts';
export { siteIcons } from './icons.ts';
