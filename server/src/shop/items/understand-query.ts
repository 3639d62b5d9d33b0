const AMOUNT = String.raw`(?:₹|rs\.?|inr)?\s*(\d[\d,]{0,8})\s*(?:rupees|rs\.?|/-|रुपये|रुपए|రూపాయల|రూపాయలు)?`;

/** Words for a largest price in English, Hindi and Telugu. */
const LARGEST_PRICES = [
  new RegExp(
    String.raw`\b(?:under|below|less than|within|up ?to|max(?:imum)?|cheaper than)\s*${AMOUNT}`,
    'iu',
  ),
  new RegExp(String.raw`${AMOUNT}\s*(?:से कम|से नीचे|तक|के अंदर|లోపు|కంటే తక్కువ|కింద|వరకు)`, 'iu'),
];
const SMALLEST_PRICE = new RegExp(String.raw`\b(?:over|above|more than)\s*${AMOUNT}`, 'iu');
/** The day until which something is needed; the filter “Ready by” asks for it. */
const NEEDED_BY = /\bby (?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu;

/** Takes the words about price and day out of a query: `mug under 500` is `mug` with the range `-500`. */
export function understandQuery(query: string): { text: string; price: string | undefined } {
  let text = query.replace(NEEDED_BY, ' ');
  const take = (pattern: RegExp): string => {
    const match = pattern.exec(text);
    if (!match?.[1]) return '';
    text = text.replace(match[0], ' ');
    return String(Number(match[1].replaceAll(',', '')));
  };
  const max = LARGEST_PRICES.map(take).find((amount) => amount !== '') ?? '';
  const min = take(SMALLEST_PRICE);
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    price: min === '' && max === '' ? undefined : `${min}-${max}`,
  };
}
