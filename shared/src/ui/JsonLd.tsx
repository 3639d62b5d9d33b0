/** schema.org data for search engines; a data block, which no browser runs. */
export function JsonLd({ data }: { data: object }) {
  // `<` written as an escape, so that no text in the data can end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
