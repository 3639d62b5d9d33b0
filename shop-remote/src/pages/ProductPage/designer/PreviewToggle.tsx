import { useState } from 'react';
import styled, { css } from 'styled-components';
import { DesignImage } from '../../../components/preview/DesignImage.tsx';
import type { DesignPicture } from '../../../lib/preview/list-pictures.ts';

/** A small preview in the bar of the editor. A press shows it large above the canvas, another press makes it small. */
export function PreviewToggle({ picture }: { picture: DesignPicture | undefined }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <Slot>
      <Frame
        $isLarge={isLarge}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isLarge) return;
          // Closes the preview and not the editor.
          event.preventDefault();
          setLarge(false);
        }}
        // The large preview covers the control that gets the focus.
        onBlur={() => setLarge(false)}
      >
        {picture && <DesignImage source={picture.source} alt="Preview of your design" />}
        <Cover
          type="button"
          aria-label={isLarge ? 'Make the preview small' : 'Enlarge the preview'}
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        />
      </Frame>
    </Slot>
  );
}

const Slot = styled.div`
  /* Leaves room for the buttons beside it in large text. */
  width: max(48px, min(3rem, 12vw));
  height: 3rem;
`;

const Frame = styled.div<{ $isLarge: boolean }>`
  position: relative;
  display: grid;
  overflow: hidden;
  border: 2px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};

  > * {
    grid-area: 1 / 1;
  }
  > :not(button) {
    width: 100%;
    height: auto;
  }
  ${({ $isLarge, theme }) =>
    $isLarge
      ? css`
          position: fixed;
          z-index: 2;
          inset: calc(var(--top, 0px) + 3.5rem) 0 auto;
          width: min(100vw, var(--height, 100dvh) - 7rem);
          margin-inline: auto;
          box-shadow: ${theme.shadow.high};
        `
      : css`
          height: 100%;
        `}
`;

/** Covers the preview as a separate element, so that the preview keeps its name. */
const Cover = styled.button`
  cursor: zoom-in;

  &[aria-pressed='true'] {
    cursor: zoom-out;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;
