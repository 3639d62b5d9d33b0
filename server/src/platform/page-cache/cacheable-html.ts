import { createHash } from 'node:crypto';
import { createScriptLoader } from './script-loader.ts';

/** A page without a nonce, with hashes of its inline scripts and styles. */
export interface CacheableHtml {
  html: string;
  /** Sources for `script-src`, such as `'sha256-…'`. */
  scripts: string[];
  /** Sources for `style-src`, such as `'sha256-…'`. */
  styles: string[];
}

const INLINE_ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * styled-components adds an empty style element and fills this element by script. The policy must contain the hash of
 * the empty content.
 */
const EMPTY_STYLE = '';

/**
 * Replaces the nonce of a rendered page with hashes. Hashes only elements with the nonce: injected content does not
 * contain the nonce and must stay blocked. Replaces the script elements with files by one inline script that preloads
 * and runs the files. The files need no hashes, because `strict-dynamic` allows scripts that an allowed script adds.
 */
export function toCacheableHtml(page: string, nonce: string): CacheableHtml {
  const attribute = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  const styles = [createHashSource(EMPTY_STYLE)];
  const files: string[] = [];
  const preloads: string[] = [];
  let html = page.replace(INLINE_ELEMENT, (element, name: string, attributes: string, content: string) => {
    if (!attributes.includes(attribute)) return element;
    const src = / src="([^"]*)"/.exec(attributes)?.[1];
    if (name === 'script' && src !== undefined) {
      files.push(decodeAttribute(src));
      return files.length === 1 ? LOADER_PLACEHOLDER : '';
    }
    if (name === 'style') styles.push(createHashSource(content));
    else if (!DATA_BLOCK.test(attributes)) scripts.push(createHashSource(content));
    return `<${name}${attributes.replace(attribute, '')}>${content}</${name}>`;
  });
  html = html.replace(/<link rel="preload" as="script"([^>]*)>/g, (element, attributes: string) => {
    const href = / href="([^"]*)"/.exec(attributes)?.[1];
    if (href === undefined || files.length === 0 || !attributes.includes(attribute)) return element;
    preloads.push(decodeAttribute(href));
    return '';
  });
  if (files.length > 0) {
    const loader = createScriptLoader(files, preloads);
    scripts.push(createHashSource(loader));
    html = html.replace(LOADER_PLACEHOLDER, () => `<script>${loader}</script>`);
  }
  return { html: html.replaceAll(attribute, ''), scripts, styles };
}

const LOADER_PLACEHOLDER = '<!--scripts-->';

/** Matches the attributes of a data block. A data block needs no hash, because browsers do not execute data blocks. */
const DATA_BLOCK = / type="application\/(ld\+)?json"/;

const decodeAttribute = (attribute: string) =>
  attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

function createHashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
