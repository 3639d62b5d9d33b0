import styled from 'styled-components';

/** A grid of pictures to choose from, each with its name. */
export const ChoiceTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A button with a picture and its name. */
export const ChoiceTile = styled.button`
  display: grid;
  align-content: start;
  gap: 2px;
  width: 100%;
  min-height: ${({ theme }) => theme.size.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${({ theme }) => theme.text.small};
  line-height: 1.2;
  cursor: pointer;

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
