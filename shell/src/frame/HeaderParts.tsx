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
  width: ${({ theme }) => `min(${theme.size.target}, 16vw)`};

  padding-inline: 0;

  svg {
    flex: none;
    width: 1.6rem;
    height: 1.6rem;
  }
  @container ${WIDE_HEADER} {
    display: none;
  }
  @media (scripting: none) {
    visibility: hidden;
  }
`;

const Items = styled.ul`
  @container ${WIDE_HEADER} {
    display: flex;
    align-items: center;
  }
`;

export const LeftNavigation = styled(Items)`
  @container ${WIDE_HEADER} {
    grid-area: left;
  }
`;

/** The part of the header to the right of the logo on wide screens. */
export const HeaderSide = styled.div`
  display: contents;

  @container ${WIDE_HEADER} {
    display: flex;
    grid-area: right;
    align-items: center;
    justify-content: flex-end;
  }
`;

export const RightNavigation = styled(Items)`
  padding-bottom: ${({ theme }) => theme.space.m};

  @container ${WIDE_HEADER} {
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
  @container not ${WIDE_HEADER} {
    /* Beside large text, the logo stays as large as the screen has room for. */
    gap: min(0.6rem, 2vw);
    padding-inline: min(0.5rem, 2vw);
    font-size: min(1.5rem, 6.2vw);

    svg {
      width: min(2.4rem, 10vw);
    }
  }
`;
