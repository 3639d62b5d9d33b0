import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

export interface FullScreenDialogProps {
  label: string;
  /** Called when the user closes the dialog with Escape, or with the back button of the phone. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that fills the part of the screen above the keyboard. */
export function FullScreenDialog({ label, onClose, children }: FullScreenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Uses a layout effect, because its cleanup runs before the element is removed. Closing restores the focus only while
  // the element is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Some browsers lay the keyboard over the page: only the visual viewport becomes smaller.
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const fit = () => {
      dialog.current?.style.setProperty('--height', `${viewport.height * viewport.scale}px`);
      dialog.current?.style.setProperty('--top', `${viewport.scale > 1 ? 0 : viewport.offsetTop}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, []);

  return (
    <FullScreen
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        // Ignores cancel events that bubble from file inputs.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Reports only a close by the browser, because our own close() fires the same event.
        if (dialog.current && !dialog.current.open) onClose();
      }}
    >
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
