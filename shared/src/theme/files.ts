/** Files that only the document names. They are kept out of the scripts of every page. */
export { fontFaces, fontPreloads } from './fonts.ts';
export { siteIcons } from './icons.ts';
