import { createHash } from 'node:crypto';

/** A page with the same bytes for every visitor. */
export interface CacheableHtml {
  html: string;
  /** Sources of `script-src` and `style-src`: `'sha256-…'`. */
  scripts: string[];
  styles: string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** styled-components adds an empty element and fills it by script; the hash of the empty text allows that. */
const EMPTY = '';

/**
 * Replaces the nonce of a rendered page by hashes. Only elements with this render's nonce count, which no content can
 * guess. Scripts with an address are preloaded and started by one inline script: `strict-dynamic` allows the scripts
 * that it adds, so files need no hashes.
 */
export function toCacheableHtml(page: string, nonce: string): CacheableHtml {
  const attribute = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  const styles = [hashOf(EMPTY)];
  const files: string[] = [];
  const preloads: string[] = [];
  let html = page.replace(ELEMENT, (element, name: string, attributes: string, content: string) => {
    if (!attributes.includes(attribute)) return element;
    const src = / src="([^"]*)"/.exec(attributes)?.[1];
    if (name === 'script' && src !== undefined) {
      files.push(decoded(src));
      return files.length === 1 ? LOADER_MARK : '';
    }
    if (name === 'style') styles.push(hashOf(content));
    else if (!DATA.test(attributes)) scripts.push(hashOf(content));
    return `<${name}${attributes.replace(attribute, '')}>${content}</${name}>`;
  });
  html = html.replace(/<link rel="preload" as="script"([^>]*)>/g, (element, attributes: string) => {
    const href = / href="([^"]*)"/.exec(attributes)?.[1];
    if (href === undefined || files.length === 0 || !attributes.includes(attribute)) return element;
    preloads.push(decoded(href));
    return '';
  });
  if (files.length > 0) {
    const loader = loaderOf(files, [...files, ...preloads]);
    scripts.push(hashOf(loader));
    html = html.replace(LOADER_MARK, () => `<script>${loader}</script>`);
  }
  return { html: html.replaceAll(attribute, ''), scripts, styles };
}

const LOADER_MARK = '<!--scripts-->';

/** Data blocks are not executed, so the policy does not apply to them. */
const DATA = / type="application\/(ld\+)?json"/;

/**
 * Preloads all files at once. The scripts are added when the document is parsed, like those with `defer`, and run in
 * order because they are not async.
 */
function loaderOf(files: readonly string[], preloads: readonly string[]): string {
  const add =
    'const a=(n,p)=>document.head.append(Object.assign(document.createElement(n),p));' +
    `for(const href of ${inlineJson(preloads)})a("link",{rel:"preload",as:"script",href});`;
  return `{${add}addEventListener("DOMContentLoaded",()=>{for(const src of ${inlineJson(files)})a("script",{src,async:false})})}`;
}

const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

const decoded = (attribute: string) =>
  attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
