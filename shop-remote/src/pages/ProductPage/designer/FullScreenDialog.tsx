import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { useModal } from '@rangmala/shared/ui';

export interface FullScreenDialogProps {
  label: string;
  /** Called when the user closes the dialog with Escape, or with the back button of the phone. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that fills the part of the screen above the keyboard. */
export function FullScreenDialog({ label, onClose, children }: FullScreenDialogProps) {
  const modal = useModal(true, onClose);
  const { ref } = modal;

  // Some browsers lay the keyboard over the page: only the visual viewport becomes smaller.
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const fit = () => {
      ref.current?.style.setProperty('--height', `${viewport.height * viewport.scale}px`);
      ref.current?.style.setProperty('--top', `${viewport.scale > 1 ? 0 : viewport.offsetTop}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [ref]);

  return (
    <FullScreen {...modal} aria-label={label}>
      {children}
    </FullScreen>
  );
}

const FullScreen = styled.dialog`
  position: fixed;
  inset: var(--top, 0) 0 auto;
  width: 100%;
  max-width: none;
  height: var(--height, 100dvh);
  max-height: none;
  margin: 0;
  padding: 0;
  /* Large text may need more than the height of the screen. */
  overflow: hidden auto;
  overscroll-behavior: contain;
  border: 0;
  background: ${({ theme }) => theme.color.card};
  color: inherit;

  body:has(&) {
    overflow: hidden;
  }
  body:has(&) :is(header, footer, [data-bottom-bar], [aria-label='Scroll to top']) {
    visibility: hidden;
  }
`;
