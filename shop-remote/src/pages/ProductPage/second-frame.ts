import { css, keyframes } from 'styled-components';

/** An animation from `hidden` to `hidden`, because an animation to another value would show the content at once. */
const hide = keyframes`
  from, to { content-visibility: hidden; }
`;

/**
 * Style for content below the first screen of a phone, in a page that the server rendered. The first frame omits the
 * content, so that its layout is a task of its own. An animation needs no script and ends after the first frame.
 */
export const secondFrame = css`
  @media not (min-width: 48rem) {
    animation: ${hide} 1ms;
  }
`;

/** Matches a `HydrateLater` part with a height, from the server until its hydration. */
export const LATE_PART = "[style*='--part-visibility']";
