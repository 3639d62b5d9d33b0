/** schema.org data for search engines. */
export function JsonLd({ data }: { data: object }) {
  // Escapes `<`, because text in the data could otherwise end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
