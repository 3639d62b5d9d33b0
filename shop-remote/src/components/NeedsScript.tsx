import styled from 'styled-components';

/** Says what does not work in a browser without JavaScript; nobody else gets to see it. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <Sentence>{children}</Sentence>
    </noscript>
  );
}

const Sentence = styled.p`
  padding: 0.7rem 1rem;
  border-left: 0.3rem solid ${({ theme }) => theme.color.info};
  background: ${({ theme }) => theme.color.infoWash};
  color: ${({ theme }) => theme.color.info};
  font-weight: 600;
`;
