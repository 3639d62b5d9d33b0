import { css } from 'styled-components';

/**
 * Condition of container queries for a header that shows its links in a row. A container's rem follows the text size of
 * the page, a screen's rem does not.
 */
export const WIDE_HEADER = '(min-width: 72rem)';

/** The look of a link or button in the header. */
export const navItem = css`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.target};
  padding: 0.25rem var(--nav-edge);
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme }) => theme.color.ink};
  font-size: 1rem;
  font-weight: 600;
  text-align: left;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${({ theme }) => theme.motion.quick};

  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
  &:active {
    background: ${({ theme }) => theme.color.sunken};
  }
  /* Marks the links to the current page and to its parents. */
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--nav-edge) 0.3rem;
    height: 3px;
    border-radius: 3px;
    background: ${({ theme }) => theme.color.turmeric};
  }
  @container not ${WIDE_HEADER} {
    font-size: ${({ theme }) => theme.text.body};

    &[aria-current]::after {
      inset: 0.6rem auto 0.6rem 0;
      width: 4px;
      height: auto;
    }
  }
`;
