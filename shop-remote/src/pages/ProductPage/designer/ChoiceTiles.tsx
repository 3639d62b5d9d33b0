import styled from 'styled-components';

/** A grid of pictures to choose from, each with its name. */
export const ChoiceTiles = styled.ul`
  display: grid;
  /* Two columns at least, also in large text: a phone then shows a whole tile. */
  grid-template-columns: repeat(auto-fill, minmax(min(5.5rem, 40%), 1fr));
  gap: ${({ theme }) => theme.space.s};
`;

/** A button with a picture and its name. */
export const ChoiceTile = styled.button`
  display: grid;
  align-content: start;
  gap: 2px;
  width: 100%;
  min-height: ${({ theme }) => theme.size.target};
  font-size: ${({ theme }) => theme.text.small};
  line-height: 1.2;
  overflow-wrap: anywhere;

  > :first-child {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    padding: 6px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.small};
    object-fit: contain;
  }
  &:hover > :first-child {
    border-color: ${({ theme }) => theme.color.ink};
  }
  &:active > :first-child {
    background: ${({ theme }) => theme.color.accentWash};
  }
`;
