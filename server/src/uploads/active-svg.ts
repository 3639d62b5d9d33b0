import { RuleError } from '../http/errors.ts';
import { type Attribute, readMarkup } from './svg-markup.ts';

/**
 * Returns whether an SVG drawing contains a script, an event handler, a `javascript:` address or a `foreignObject`.
 * Compares names without case and namespace prefix. Accepts a `foreignObject` for Adobe Illustrator, which only
 * Illustrator reads.
 */
export function hasActiveContent(buffer: Buffer): boolean {
  let isActive = false;
  readMarkup(buffer.toString('utf8'), {
    start: (name, attributes) => {
      const isWebPage = name === 'foreignobject' && !attributes.some(isForIllustrator);
      isActive ||= name === 'script' || isWebPage || attributes.some(isActiveAttribute);
    },
  });
  return isActive;
}

const isForIllustrator = ({ name, value }: Attribute): boolean =>
  name === 'requiredextensions' && value.startsWith('http://ns.adobe.com/');

function isActiveAttribute({ name, value }: Attribute): boolean {
  const isEventHandler = /^on[a-z]/.test(name) || (name === 'attributename' && /^\s*on[a-z]/i.test(value));
  return isEventHandler || hasScriptAddress(value);
}

/**
 * Returns whether a value contains a `javascript:` address. Ignores whitespace and control characters, because browsers
 * ignore them in the scheme of an address.
 */
const hasScriptAddress = (value: string): boolean =>
  value
    .replace(/[^!-~]/g, '')
    .toLowerCase()
    .includes('javascript:');

/** @throws RuleError when a drawing has active content, see {@link hasActiveContent} */
export function refuseActiveContent({ type, content }: { type: string; content: Buffer }): void {
  if (type === 'image/svg+xml' && hasActiveContent(content)) {
    throw new RuleError(
      'This drawing contains a script or a web page. Please save it as a plain SVG or PNG.',
    );
  }
}
