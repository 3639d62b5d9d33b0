/** A local part: any characters but spaces, control characters and those that separate addresses; or a quoted text. */
const LOCAL_PART = /^(?:[^\s\p{Cc}\p{Cs}<>()[\]\\,;:"@]+|"(?:[^\p{Cc}\p{Cs}"\\]|\\[^\p{Cc}\p{Cs}])+")$/u;
const DOMAIN_CHARACTERS = /^[\p{L}\p{M}\p{N}\u{200c}-\u{200d}.。．｡-]+$/u;
/** Two or more labels of at most 63 characters; the last label is not a number (RFC 1123). */
const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/;
/** Formatting characters that programs add when an address is copied. Joiners are letters of Indian scripts. */
const FORMATTING = /(?![\u{200c}\u{200d}])\p{Cf}/gu;

/**
 * Returns an email address in its stored form: lower case, and the domain in its own script, whether it was typed so or
 * in Punycode. Drops the mark after an address that is copied from a sentence, the brackets of one that is copied from a
 * mail, and the spaces that keyboards of phones add at the @. Browsers differ in what they send. Only the mail server of
 * the domain can judge the local part.
 * @returns undefined for a text that is no email address
 */
export function parseEmailAddress(text: string): string | undefined {
  const address = text
    .normalize('NFC')
    .replace(FORMATTING, '')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;।]+$/, '')
    .replace(/^<(.+)>$/, '$1')
    .replace(/ ?[@＠] ?/, '@');
  const position = address.lastIndexOf('@');
  const localPart = address.slice(0, position);
  const domain = address.slice(position + 1);
  if (position < 1 || !LOCAL_PART.test(localPart) || !DOMAIN_CHARACTERS.test(domain)) return undefined;
  const asciiDomain = toAsciiDomain(domain);
  if (asciiDomain.length > 253 || !ASCII_DOMAIN.test(asciiDomain)) return undefined;
  const labels = asciiDomain.split('.').map((label) => decodePunycodeLabel(label));
  return `${localPart.toLowerCase()}@${labels.join('.')}`;
}

/** Returns a domain in ASCII, as in a URL (UTS 46); '' for an invalid domain. */
function toAsciiDomain(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Decodes an `xn--` label of a valid domain name. Returns other labels unchanged. Source: RFC 3492, section 6. */
function decodePunycodeLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const encoded = label.slice(4);
  const delimiter = encoded.lastIndexOf('-');
  const codePoints = [...encoded.slice(0, Math.max(0, delimiter))].map((character) =>
    character.charCodeAt(0),
  );
  let code = 128;
  let bias = 72;
  let insertion = 0;
  for (let position = delimiter + 1; position < encoded.length;) {
    const previousInsertion = insertion;
    let weight = 1;
    for (let threshold = 36; ; threshold += 36) {
      // Letters are the digits 0 to 25; 0 to 9 are the digits 26 to 35.
      const digit = (Number.parseInt(encoded[position] ?? '0', 36) + 26) % 36;
      position += 1;
      insertion += digit * weight;
      const limit = Math.min(Math.max(threshold - bias, 1), 26);
      if (digit < limit) break;
      weight *= 36 - limit;
    }
    const length = codePoints.length + 1;
    bias = adaptBias(insertion - previousInsertion, length, previousInsertion === 0);
    code += Math.floor(insertion / length);
    insertion %= length;
    if (code > 0x10_ff_ff) return label;
    codePoints.splice(insertion, 0, code);
    insertion += 1;
  }
  return String.fromCodePoint(...codePoints);
}

function adaptBias(change: number, length: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? 700 : 2));
  delta += Math.floor(delta / length);
  let bias = 0;
  for (; delta > 455; bias += 36) delta = Math.floor(delta / 35);
  return bias + Math.floor((36 * delta) / (delta + 38));
}
