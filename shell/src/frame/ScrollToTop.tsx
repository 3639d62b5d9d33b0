import styled from 'styled-components';
import { Icon } from '@rangmala/shared/ui';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Scroll position in pixels after which the button is shown. */
export const SHOWN_AFTER_PX = 300;

/**
 * A button that scrolls to the top of the page. `onBeforeScroll` must move the focus, because the button disappears at
 * the top.
 */
export function ScrollToTop({ onBeforeScroll }: { onBeforeScroll: () => void }) {
  const isShown = useScrolledPast(SHOWN_AFTER_PX);
  if (!isShown) return null;
  return (
    <RoundButton
      className="screen-only"
      type="button"
      aria-label="Scroll to top"
      onClick={() => {
        const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        onBeforeScroll();
        window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
      }}
    >
      <Icon name="chevron" />
    </RoundButton>
  );
}

const RoundButton = styled.button`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.float};
  right: ${({ theme }) => theme.space.m};
  bottom: ${({ theme }) => theme.space.m};
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 2px solid ${({ theme }) => theme.color.onDark};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.indigo};
  color: ${({ theme }) => theme.color.onDark};
  box-shadow: ${({ theme }) => theme.shadow.high};

  @media (width < 48rem) {
    /* Keeps the button above a bar at the bottom of the window. */
    body:has([data-bottom-bar]) & {
      bottom: 6rem;
    }
    /* Leaves what the customer types in view, such as the preview beside a product's fields, above a phone's keyboard. */
    body:has(:is(input:not([type='radio'], [type='checkbox']), textarea):focus) & {
      visibility: hidden;
    }
  }
  svg {
    rotate: 180deg;
  }
  &:hover {
    background: ${({ theme }) => theme.color.indigoDeep};
  }
  &:active {
    translate: 0 1px;
  }
  &:focus-visible {
    border-radius: ${({ theme }) => theme.radius.round};
  }
`;
