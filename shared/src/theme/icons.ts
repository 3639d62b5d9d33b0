import favicon from './icons/favicon.svg';
import touchIcon from './icons/apple-touch-icon.png';
import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';

/** URLs of favicon and touch icon, and of the icons of the web app manifest, which the server finds by name. */
export const siteIcons = { favicon, touchIcon, icon192, icon512 } as const;
