/** schema.org data for search engines. */
export function JsonLd({ data }: { data: object }) {
  // Escapes `<`, so that no text in the data can end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
