import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { blockBorder } from '@rangmala/shared/theme';
import { Icon } from '@rangmala/shared/ui';
import { navItem, WIDE_HEADER } from './nav-style.ts';

/** When the mouse leaves, a `hovered` list closes and a `pressed` list stays open. */
type DisclosureState = 'closed' | 'hovered' | 'pressed';

interface DisclosureProps {
  label: string;
  /** The edge of the button that the list is aligned with. */
  edge?: 'left' | 'right';
  /** <li> elements. */
  children: ReactNode;
}

/** A button that opens a list of links on click or hover. The list can be read without JavaScript, too. */
export function Disclosure({ label, edge = 'left', children }: DisclosureProps) {
  const [state, setState] = useState<DisclosureState>('closed');
  const listId = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setState('closed');
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (container.current?.contains(document.activeElement)) button.current?.focus();
      setState('closed');
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  return (
    <Box
      ref={container}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse' && !isOpen) setState('hovered');
      }}
      onPointerLeave={() => {
        if (state === 'hovered') setState('closed');
      }}
      onBlur={({ relatedTarget }) => {
        // Ignores a focus change without a new element, because Safari does not focus a clicked button.
        if (relatedTarget && !container.current?.contains(relatedTarget)) setState('closed');
      }}
    >
      <DisclosureButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setState(state === 'pressed' ? 'closed' : 'pressed')}
      >
        {label}
        <Icon name="chevron" />
      </DisclosureButton>
      <List
        id={listId}
        $isOpen={isOpen}
        $edge={edge}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button')) setState('closed');
        }}
      >
        {children}
      </List>
    </Box>
  );
}

const Box = styled.div`
  position: relative;

  @media (scripting: none) {
    &:hover > ul,
    &:focus-within > ul {
      display: grid;
    }
  }
`;

const DisclosureButton = styled.button`
  ${navItem}
  gap: 0.25rem;

  svg {
    width: 1.1em;
    height: 1.1em;
    transition: rotate ${({ theme }) => theme.motion.quick};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @container not ${WIDE_HEADER} {
    width: 100%;
    justify-content: space-between;
  }
`;

const List = styled.ul<{ $isOpen: boolean; $edge: 'left' | 'right' }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};

  a,
  button {
    ${navItem}
    width: 100%;
  }
  @container not ${WIDE_HEADER} {
    padding-left: ${({ theme }) => theme.space.m};

    @media (scripting: none) {
      display: grid;
    }
  }
  @container ${WIDE_HEADER} {
    position: absolute;
    top: 100%;
    ${({ $edge }) => $edge}: 0;
    min-width: 13rem;
    padding: calc(24px + 0.35rem) 0.35rem 0.35rem;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: 0 0 ${({ theme }) => theme.radius.medium} ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => blockBorder(theme.color.accent, theme.color.turmeric)} repeat-x
      ${({ theme }) => theme.color.card};
    box-shadow: ${({ theme }) => theme.shadow.high};

    a:hover,
    button:hover {
      background: ${({ theme }) => theme.color.sunken};
    }
  }
`;
