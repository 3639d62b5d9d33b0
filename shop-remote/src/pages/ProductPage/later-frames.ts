import { css, keyframes } from 'styled-components';

/** An animation from `hidden` to `hidden`, because an animation to another value would show the content at once. */
const hide = keyframes`
  from, to { content-visibility: hidden; }
`;

/*
 * Styles for content of a page that the server rendered. The first frame on a phone omits the content, so that its
 * layout is a task of its own. An animation needs no script. The content needs a height. `content-visibility: auto`
 * after the animation is necessary, because Chromium would count the first layout as a layout shift without it.
 */

/** Style for content that is shown in the second frame. */
export const secondFrame = css`
  @media not (min-width: 48rem) {
    animation: ${hide} 1ms;
    content-visibility: auto;
  }
`;

/**
 * Style for content below the first screen, which is shown after the second frame. On a high screen the content would
 * be visible, and the visitor would see it come.
 */
export const thirdFrame = css`
  @media not (min-width: 48rem) {
    @media (max-height: 53rem) {
      animation: ${hide} 150ms;
      content-visibility: auto;
    }
  }
`;

/** Matches a `HydrateLater` part from the server until its hydration. */
export const LATE_PART = "[style*='--part-visibility']";
