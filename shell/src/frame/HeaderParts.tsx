import styled, { css } from 'styled-components';
import { AppLink } from '@rangmala/shared/ui';
import { navItem, WIDE_HEADER } from './nav-style.ts';

/**
 * Hides an element until the browser has parsed the next element. A slow browser shows frames before it has parsed the
 * whole header, and an element whose content grows would move.
 */
const hiddenUntilParsed = css`
  &:not(:has(+ *)) {
    visibility: hidden;
  }
`;

export const MenuButton = styled.button`
  ${navItem}
  grid-area: menu;
  justify-content: center;
  justify-self: start;
  width: ${({ theme }) => theme.size.target};

  svg {
    width: 1.6rem;
    height: 1.6rem;
  }
  @media ${WIDE_HEADER} {
    display: none;
  }
  @media (scripting: none) {
    visibility: hidden;
  }
`;

const Items = styled.ul`
  padding: 0;
  list-style: none;

  @media ${WIDE_HEADER} {
    display: flex;
    align-items: center;
  }
`;

export const LeftNavigation = styled(Items)`
  @media ${WIDE_HEADER} {
    grid-area: left;
  }
`;

/** The part of the header to the right of the logo on wide screens. */
export const HeaderSide = styled.div`
  display: contents;

  @media ${WIDE_HEADER} {
    display: flex;
    grid-area: right;
    align-items: center;
    justify-content: flex-end;
  }
`;

export const RightNavigation = styled(Items)`
  padding-bottom: ${({ theme }) => theme.space.m};

  @media ${WIDE_HEADER} {
    padding: 0;
    ${hiddenUntilParsed}
  }
`;

export const Logo = styled(AppLink)`
  grid-area: logo;
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: ${({ theme }) => theme.size.target};
  padding-inline: 0.5rem;
  color: ${({ theme }) => theme.color.accent};
  font-family: ${({ theme }) => theme.font.display};
  font-size: 1.75rem;
  font-weight: 600;
  line-height: 1;
  text-decoration: none;
  ${hiddenUntilParsed}

  &:hover svg {
    translate: 0 2px;
  }
  svg {
    transition: translate ${({ theme }) => theme.motion.quick};
  }
  @media not ${WIDE_HEADER} {
    font-size: 1.5rem;

    svg {
      width: 2.4rem;
    }
  }
`;
