import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import styled, { type DefaultTheme, keyframes } from 'styled-components';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  title: string;
  open: boolean;
  /** Called when the user closes the dialog without one of the `actions`. */
  onClose: () => void;
  children: ReactNode;
  /** The buttons: cancel first, confirm last. */
  actions: ReactNode;
}

/** A modal dialog. The native `<dialog>` traps the focus, and restores the focus when the dialog closes. */
export function Dialog({ title, open, onClose, children, actions }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();

  return (
    <Box
      {...modal}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        if (event.target === modal.ref.current) onClose();
      }}
    >
      {open && (
        <Sheet>
          <Title id={titleId}>{title}</Title>
          <Body>{children}</Body>
          <Actions>{actions}</Actions>
          {/* The last element, because a dialog focuses its first control when it opens. */}
          <CloseButton type="button" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </CloseButton>
        </Sheet>
      )}
    </Box>
  );
}

/**
 * Returns the props of a modal `<dialog>` that is shown while `isOpen`.
 * @param onClose called when the user closes it with Escape, or with the back button of a phone
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  // Uses a layout effect, because its cleanup runs before the element is removed. Closing restores the focus only while
  // the element is in the page.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen || !element) return;
    element.showModal();
    return () => element.close();
  }, [isOpen]);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // Ignores cancel events that bubble from file inputs.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose() {
      // Reports only a close by the browser, because our own close() fires the same event, also after the removal.
      if (isOpen && ref.current?.open === false) onClose();
    },
  };
}

const rise = keyframes`
  from { opacity: 0; translate: 0 1rem; }
`;

const Box = styled.dialog`
  width: min(34rem, calc(100vw - 2 * ${({ theme }) => theme.space.m}));
  max-height: calc(100dvh - 2 * ${({ theme }) => theme.space.m});
  /* Keeps a notice that is scrolled into view above the sticky buttons. */
  scroll-padding-bottom: 6rem;
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

/** Space at the edges. Leaves large text most of a phone's width. */
const edgeSpace = ({ theme }: { theme: DefaultTheme }) => `min(${theme.space.l}, 5vw)`;

const Sheet = styled.div`
  padding: ${edgeSpace};
  border-top: 0.4rem solid ${({ theme }) => theme.color.turmeric};
`;

const Title = styled.h2`
  padding-right: ${({ theme }) => theme.size.target};
`;

const CloseButton = styled.button`
  position: absolute;
  top: 1rem;
  right: 0.75rem;
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.target};
  height: ${({ theme }) => theme.size.target};
  border-radius: ${({ theme }) => theme.radius.round};

  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  &:active {
    background: ${({ theme }) => theme.color.line};
  }
`;

const Body = styled.div`
  padding-block: ${({ theme }) => theme.space.m};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.75rem;
  margin: 0 calc(-1 * ${edgeSpace}) calc(-1 * ${edgeSpace});
  padding: ${({ theme }) => theme.space.s} ${edgeSpace} ${edgeSpace};
  background: ${({ theme }) => theme.color.card};

  /* Keeps the buttons visible while a long dialog scrolls, unless the window is too low. */
  @media (height >= 30rem) {
    position: sticky;
    z-index: 1;
    bottom: 0;
  }
  @media (width < 26rem) {
    > * {
      flex: 1 1 auto;
    }
  }
`;
