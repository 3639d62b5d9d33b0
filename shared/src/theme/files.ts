import favicon from './icons/favicon.svg';
import touchIcon from './icons/apple-touch-icon.png';
import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';

/** Fonts, global styles and icons for the HTML document. Separate from the theme, because page scripts need only the theme. */
export { fontFaces, fontPreloads } from './fonts.ts';
export { globalStyles } from './global-styles.ts';

/** URLs of the favicon, the touch icon and the icons of the web app manifest. */
export const siteIcons = { favicon, touchIcon, icon192, icon512 } as const;
