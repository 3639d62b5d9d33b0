import styled from 'styled-components';
import type { Design } from './use-design.ts';

/** The chosen picture with its file name. */
export function ChosenDesign({ design, large = false }: { design: Design; large?: boolean }) {
  return (
    <Figure>
      <Preview src={design.preview} alt={large ? 'The design to be printed' : 'Your design'} $large={large} />
      <figcaption>{design.file.name}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  justify-items: start;
  margin: 0;
  font-size: ${({ theme }) => theme.text.small};
  overflow-wrap: anywhere;
`;

const Preview = styled.img<{ $large: boolean }>`
  width: ${({ $large }) => ($large ? '100%' : '8rem')};
  height: ${({ $large }) => ($large ? 'min(16rem, 40vh)' : '8rem')};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  object-fit: contain;
`;
