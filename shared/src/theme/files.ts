/** Fonts and icons for the HTML document. A separate module, because page scripts import only the theme. */
export { fontFaces, fontPreloads } from './fonts.ts';
export { siteIcons } from './icons.ts';
