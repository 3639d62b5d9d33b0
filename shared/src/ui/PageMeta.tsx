import { useLocation } from 'react-router-dom';
import { useResponseStatus, useSite } from '@rangmala/shared/site';
import { JsonLd } from './JsonLd.tsx';

export interface PageMetaProps {
  /** The screen's name; the title becomes `<title> | Rangmala`. */
  title: string;
  /** The home page's only: the whole title. */
  fullTitle?: boolean;
  /** One or two sentences for search engines and link previews. */
  description: string;
  /** A picture for link previews: an address of ours, or a whole one. */
  image?: string | undefined;
  /** schema.org data of the page's subject. */
  jsonLd?: object | undefined;
  /** Keeps the page out of search engines: personal pages, what does not exist. */
  noIndex?: boolean;
  /** The HTTP status of the page, where it is not 200. */
  status?: number;
  /** The page's canonical path, where it is not the address it was asked for by. */
  path?: string;
}

/** Title, description and link preview of a page; React puts them where they belong. */
export function PageMeta({
  title,
  fullTitle,
  description,
  image,
  jsonLd,
  noIndex,
  status,
  path,
}: PageMetaProps) {
  const site = useSite();
  const { pathname } = useLocation();
  useResponseStatus(status);

  const whole = fullTitle ? title : `${title} | ${site.name}`;
  const absolute = (address: string) => (address.startsWith('/') ? site.origin + address : address);
  const canonical = absolute(path ?? (pathname.replace(/\/+$/, '') || '/'));

  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {image && <meta property="og:image" content={absolute(image)} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}
