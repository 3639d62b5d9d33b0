import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';

export interface AreaMenuProps {
  /** Where the design area was tapped, in pixels from its top left corner. */
  position: { x: number; y: number };
  onText: () => void;
  /** Opens the file dialog. */
  onPhoto: () => void;
  onClose: () => void;
}

/** A menu at the tapped place of the design area: adds a photo or a text there. */
export function AreaMenu({ position: { x, y }, onText, onPhoto, onClose }: AreaMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const items = [...event.currentTarget.querySelectorAll('button')];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      items.find((item) => item !== document.activeElement)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Menu
      ref={menu}
      role="menu"
      aria-label="Add here"
      tabIndex={-1}
      style={{ left: `clamp(0px, ${x}px, 100% - 7.5rem)`, top: `clamp(0px, ${y}px, 100% - 6.5rem)` }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      <button type="button" role="menuitem" onClick={onPhoto}>
        Photo
      </button>
      <button type="button" role="menuitem" onClick={onText}>
        Text
      </button>
    </Menu>
  );
}

const Menu = styled.div`
  position: absolute;
  width: 7rem;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  box-shadow: ${({ theme }) => theme.shadow.high};

  > button {
    display: block;
    width: 100%;
    min-height: ${({ theme }) => theme.size.target};
    padding: 0.3rem 0.9rem;
    font-weight: 600;
    text-align: start;

    &:hover,
    &:focus-visible {
      background: ${({ theme }) => theme.color.accentWash};
    }
    &:focus-visible {
      outline: 2px solid ${({ theme }) => theme.color.focus};
      outline-offset: -2px;
    }
  }
`;
