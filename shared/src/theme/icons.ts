import favicon from './icons/favicon.svg';
import touchIcon from './icons/apple-touch-icon.png';
import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';

/** URLs of the favicon, the touch icon and the icons of the web app manifest. */
export const siteIcons = { favicon, touchIcon, icon192, icon512 } as const;
