import { focusPlace } from '@rangmala/shared/ui';

/** The focused element and its ancestors, innermost first; [] when no element of the page has the focus. */
let focusPath: Element[] = [];
let isCheckPending = false;

/**
 * Keeps the focus near its place when the focused element disappears from the page: moves it to the nearest ancestor
 * that is left. Otherwise the next Tab of a keyboard user begins at the top. Components may move the focus themselves,
 * in the same frame at the latest.
 */
export function keepFocusInPlace(): void {
  document.addEventListener('focusin', ({ target }) => {
    focusPath = target instanceof Element ? listAncestors(target) : [];
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget) return;
    // Browsers also report a removed element, which is still in the page during the event, and a button that becomes
    // disabled, which often disappears when its action ends.
    queueMicrotask(() => {
      const [element] = focusPath;
      if (element && element === target && !isGone(element) && !element.matches(':disabled')) focusPath = [];
    });
  });
  new MutationObserver(() => {
    if (isCheckPending || !focusPath[0] || !isGone(focusPath[0])) return;
    isCheckPending = true;
    requestAnimationFrame(() => setTimeout(restoreFocus));
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['hidden', 'open'] });
}

function restoreFocus(): void {
  isCheckPending = false;
  if (document.activeElement !== document.body) return;
  const ancestor = focusPath.find((element) => !isGone(element));
  focusPath = [];
  if (ancestor instanceof HTMLElement) focusPlace(ancestor);
}

/** Lists an element and its ancestors below the body. */
function listAncestors(element: Element): Element[] {
  const path: Element[] = [];
  for (
    let current: Element | null = element;
    current && current !== document.body;
    current = current.parentElement
  )
    path.push(current);
  return path;
}

// `checkVisibility` is missing in older browsers, in which only removed elements are noticed.
const isGone = (element: Element): boolean =>
  !element.isConnected ||
  (element.checkVisibility as typeof element.checkVisibility | undefined)?.call(element) === false;
