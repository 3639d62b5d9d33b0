/** A postal address. Leaves out empty lines. */
export const PostalAddress = ({ lines }: { lines: readonly (string | undefined)[] }) => (
  <address>
    {lines.filter(Boolean).map((line) => (
      <div key={line}>{line}</div>
    ))}
  </address>
);
