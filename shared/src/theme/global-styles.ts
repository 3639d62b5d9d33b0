import { theme } from './theme.ts';

/**
 * The global styles as CSS for the document's head. styled-components would compile these rules for each page and insert
 * them again during hydration.
 */
export const globalStyles = `
  *, *::before, *::after { box-sizing: border-box; }

  html {
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font: 400 100%/1.6 ${theme.font.text};
    scroll-padding-top: 6rem;
    text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
  }
  /* Keeps focused controls above a bar at the bottom of the window. */
  html:has([data-bottom-bar]) { scroll-padding-bottom: 7rem; }

  body {
    margin: 0;
    font-size: ${theme.text.body};
    overflow-wrap: break-word;
  }

  /* A long word breaks instead of widening its column. */
  h1, h2, h3, h4, p, dd, td { overflow-wrap: anywhere; }

  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${theme.font.display};
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
  }
  h1 { font-size: ${theme.text.h1}; }
  h2 { font-size: ${theme.text.h2}; }
  h3 { font-size: ${theme.text.h3}; }
  h4 { font-size: ${theme.text.large}; }

  p { margin: 0; text-wrap: pretty; }
  b, strong { font-weight: 600; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  ul, ol, dl, dd, figure, blockquote { margin: 0; }
  /* A list with styles of its own is no list of a text. */
  :where(ul[class], ol[class]) { padding: 0; list-style: none; }
  address { font-style: normal; }
  table { width: 100%; border-collapse: collapse; }
  th { text-align: left; }
  small { display: block; color: ${theme.color.inkSoft}; font-size: ${theme.text.small}; font-weight: 400; }
  small a { color: inherit; }
  summary {
    width: fit-content;
    padding-block: 0.6rem;
    color: ${theme.color.link};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* In a list that scrolls sideways, browsers do not scroll to a focused control of which one pixel is visible. */
  ul, div { scroll-padding-inline: 3rem; }
  a { color: ${theme.color.link}; text-underline-offset: 0.2em; }
  a:hover { text-decoration-thickness: 2px; }
  a:active { color: ${theme.color.accent}; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  ::file-selector-button { font: inherit; }
  button, fieldset { margin: 0; padding: 0; border: 0; }
  button { background: none; }
  button, summary { cursor: pointer; }
  fieldset { min-width: 0; }
  legend { padding: 0; font-weight: 600; }
  input:is([type='checkbox'], [type='radio']) {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    margin: 0;
    accent-color: ${theme.color.accent};
    cursor: inherit;
  }
  [hidden] { display: none !important; }
  /* A list while its next page loads. */
  :is(ul, div)[aria-busy='true'] { opacity: 0.6; }

  /* Classes for any element: a link that covers its positioned card, and a link as high as a control. */
  .stretched-link::after { content: ''; position: absolute; inset: 0; }
  .tap-target { display: inline-flex; gap: 0.4rem; align-items: center; min-height: ${theme.size.target}; }
  @media print { .screen-only { display: none !important; } }
  @media (scripting: none) { .script-only { display: none !important; } }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
    border-radius: 2px;
  }

  /* Scripts move the focus to parts of a page that visitors do not operate. */
  [tabindex='-1']:focus-visible { outline: none; }

  ::selection {
    background: ${theme.color.turmeric};
    color: ${theme.color.ink};
  }

  /* Forced colours replace the backgrounds that mark current links and pressed buttons. */
  @media (forced-colors: active) {
    a[aria-current], [aria-pressed='true'], [aria-selected='true'] {
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
      forced-color-adjust: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  @media print {
    html { background: #fff; color: #000; font-size: 11pt; }
    a { color: inherit; text-decoration: none; }
    li, tr, figure { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
  }
`;
