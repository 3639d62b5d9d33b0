import type { PagePayload, RenderRequest } from '@rangmala/shared/contract';
import { theme } from '@rangmala/shared/theme';
import { fontFaces, fontPreloads, globalStyles, siteIcons } from '@rangmala/shared/theme/files';
import type { ModuleReference } from './federation/page-modules.ts';

interface DocumentParts {
  request: RenderRequest;
  payload: PagePayload;
  /** Page and slot modules with scripts to preload. */
  modules: ModuleReference[];
  /** HTML for the document's head, such as the title and meta tags. */
  head: string;
  styles: string;
  body: string;
}

/** Returns the whole HTML document of a rendered page. */
export function createHtmlDocument({ request, payload, modules, head, styles, body }: DocumentParts): string {
  const scripts = request.shell.entry.map(
    (file) => `<script defer src="${request.shell.base}${file}"></script>`,
  );
  const preloads = listUrlsToPreload(request, payload, modules).map(
    (url) => `<link rel="preload" as="script" href="${url}">`,
  );
  const fonts = fontPreloads.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  );
  return [
    '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    ...fonts,
    `<style>${fontFaces}${globalStyles}</style>`,
    `<link rel="icon" href="${siteIcons.icon192}" type="image/png" sizes="192x192">`,
    `<link rel="apple-touch-icon" href="${siteIcons.touchIcon}">`,
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${theme.color.paper}">`,
    styles,
    ...scripts,
    ...preloads,
    `</head><body>${body}`,
    `<script type="application/json" id="rangmala-page">${inlineJson(payload)}</script>`,
    '</body></html>',
  ].join('');
}

/** Returns the URLs of the scripts that these modules need, except for the shell's entry. */
function listUrlsToPreload(
  { snapshot, shell, chunks, previousChunks = {} }: RenderRequest,
  { renderedReleases = {} }: PagePayload,
  modules: ModuleReference[],
): string[] {
  const files = modules.flatMap(({ app, name }) => {
    const index = renderedReleases[app] ?? 0;
    const remote = snapshot.remotes.find((entry) => entry.app === app);
    const release = app === 'shell' ? shell : remote?.releases[index];
    if (!release) return [];
    const entryFiles = app === 'shell' ? [] : release.entry;
    const moduleFiles = (index === 0 ? chunks : previousChunks)[app]?.[name] ?? [];
    return [...entryFiles, ...moduleFiles].map((file) => `${release.base}${file}`);
  });
  const entryUrls = new Set(shell.entry.map((file) => `${shell.base}${file}`));
  return [...new Set(files)].filter((url) => !entryUrls.has(url));
}

/**
 * Returns a value as JSON for a script element. Escapes `<`, because `</script>` would end the element. Also escapes
 * U+2028 and U+2029.
 */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
