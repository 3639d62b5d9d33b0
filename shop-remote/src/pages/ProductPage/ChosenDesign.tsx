import styled from 'styled-components';
import type { ChosenDesignFile } from './use-custom-design.ts';

export function ChosenDesign({ design, isLarge = false }: { design: ChosenDesignFile; isLarge?: boolean }) {
  return (
    <Figure>
      <Preview
        src={design.preview}
        alt={isLarge ? 'The design to be printed' : 'Your design'}
        $isLarge={isLarge}
      />
      <figcaption>{design.file.name}</figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  justify-items: start;
  font-size: ${({ theme }) => theme.text.small};
  overflow-wrap: anywhere;
`;

const Preview = styled.img<{ $isLarge: boolean }>`
  width: ${({ $isLarge }) => ($isLarge ? '100%' : '8rem')};
  height: ${({ $isLarge }) => ($isLarge ? 'min(16rem, 40vh)' : '8rem')};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.sunken};
  object-fit: contain;
`;
