import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  title: string;
  open: boolean;
  /** Escape, the cross, or a press beside the dialog; `actions` call what they need themselves. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, in reading order: the way out first, what goes on last. */
  actions: ReactNode;
}

/** A modal question; the browser's own <dialog> keeps focus inside and gives it back. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect: its cleanup runs while the element is still in the page, or focus would not be returned.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    return () => element.close();
  }, [open]);

  return (
    <Box
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Bubbles from file inputs too, whose own cancel closes nothing.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Our own closing is reported late; only what the browser closed by itself is news.
        if (open && !dialog.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <Sheet>
          <Title id={titleId}>{title}</Title>
          <Body>{children}</Body>
          <Actions>{actions}</Actions>
          {/* Last, so that opening puts the focus on the question. */}
          <Cross type="button" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </Cross>
        </Sheet>
      )}
    </Box>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const Box = styled.dialog`
  width: min(34rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.card};
  color: inherit;
  box-shadow: ${({ theme }) => theme.shadow.high};

  &[open] {
    animation: ${rise} ${({ theme }) => theme.motion.calm};
  }
  &::backdrop {
    background: ${({ theme }) => theme.color.backdrop};
  }
`;

const Sheet = styled.div`
  padding: ${({ theme }) => theme.space.l};
  border-top: 0.4rem solid ${({ theme }) => theme.color.turmeric};
`;

const Title = styled.h2`
  padding-right: ${({ theme }) => theme.size.target};
`;

const Cross = styled.button`
  position: absolute;
  top: 1rem;
  right: 0.75rem;
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.target};
  height: ${({ theme }) => theme.size.target};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.round};
  background: none;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:active {
    background: ${({ theme }) => theme.color.line};
  }
`;

const Body = styled.div`
  padding-block: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75rem;

  @media (width < 26rem) {
    > * {
      flex: 1 1 100%;
    }
  }
`;
