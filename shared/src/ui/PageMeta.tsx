import { useIsIndexed, useResponseStatus, useSite } from '@rangmala/shared/site';
import { sitePicture } from '@rangmala/shared/theme';
import { useLocation } from '../router/index.ts';
import { JsonLd } from './JsonLd.tsx';
import { createSharePicture, type SharePicture } from './picture-sources.ts';

export interface PageMetaProps {
  /** The page's name. The document title adds the site's name. */
  title: string;
  /** Uses `title` as the whole document title. */
  fullTitle?: boolean;
  /** One or two sentences for search engines and link previews. */
  description: string;
  /** Picture for link previews: a path of this site or an absolute URL; by default the site's picture. */
  image?: string | undefined;
  /** Alternative text of `image`; the title by default. */
  imageAlt?: string;
  /** schema.org data of the page. */
  jsonLd?: object | undefined;
  /**
   * Excludes this state of the page from search engines. `indexed: false` in the page's description excludes every
   * state of the page.
   */
  noIndex?: boolean;
  /** HTTP status of the page; 200 by default. Search engines list no page with another status. */
  status?: number | undefined;
  /** Canonical path; the current path by default. */
  path?: string;
}

const SITE_PICTURE: SharePicture = { src: sitePicture, type: 'image/jpeg', width: 1200, height: 630 };

/** The metadata of a page. React moves the elements to the document's head, except the JSON-LD. */
export function PageMeta({
  title,
  fullTitle,
  description,
  image,
  imageAlt = title,
  jsonLd,
  noIndex,
  status,
  path,
}: PageMetaProps) {
  const site = useSite();
  const { pathname } = useLocation();
  const isIndexed = useIsIndexed() && !noIndex && status === undefined;
  useResponseStatus(status);

  const documentTitle = fullTitle ? title : `${title} | ${site.name}`;
  const toAbsoluteUrl = (url: string) => (url.startsWith('/') ? site.origin + url : url);
  const canonical = toAbsoluteUrl(path ?? (pathname.replace(/\/+$/, '') || '/'));

  const preview = image
    ? { ...createSharePicture(image), alt: imageAlt }
    : { ...SITE_PICTURE, alt: `${site.name}. ${site.promise}` };

  return (
    <>
      <title>{documentTitle}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={documentTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={toAbsoluteUrl(preview.src)} />
      {preview.type && <meta property="og:image:type" content={preview.type} />}
      {preview.width && <meta property="og:image:width" content={`${preview.width}`} />}
      {preview.height && <meta property="og:image:height" content={`${preview.height}`} />}
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <JsonLd data={jsonLd} />}
    </>
  );
}
