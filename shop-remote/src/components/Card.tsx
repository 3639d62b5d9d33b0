import styled from 'styled-components';

/** A box with a heading, for example for a saved postal address. */
export const Card = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.l};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.low};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
  ul {
    padding: 0;
    list-style: none;
  }
`;

/** A less important line of text. */
export const SmallText = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.small};

  a {
    color: inherit;
  }
`;

/** A postal address. Leaves out empty lines. */
export const PostalAddress = ({ lines }: { lines: readonly (string | undefined)[] }) => (
  <address>
    {lines.filter(Boolean).map((line) => (
      <div key={line}>{line}</div>
    ))}
  </address>
);
