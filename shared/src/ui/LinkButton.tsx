import styled from 'styled-components';

/** A button that looks like a link. */
export const LinkButton = styled.button`
  color: ${({ theme }) => theme.color.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: 2px;
  }
  &:active {
    color: ${({ theme }) => theme.color.accent};
  }
`;
