import { isHydrated } from './is-hydrated.ts';

declare global {
  interface Window {
    /** Buttons that were clicked before this shell ran, recorded by an inline script of the page. */
    earlyClicks?: HTMLButtonElement[];
  }
}

let buttons: HTMLButtonElement[] = [];
let isPageHydrated = false;

/**
 * Takes the clicks that the inline script has recorded and ends its recording. Then records clicks on buttons until the
 * page is hydrated. Must be called when React begins to handle events.
 */
export function takeEarlyClicks(): void {
  buttons = window.earlyClicks ?? [];
  delete window.earlyClicks;
  isPageHydrated = false;
  window.addEventListener('click', recordUnhandledClick, { capture: true });
}

/**
 * Repeats the early clicks in sequence, except on buttons that the page no longer contains. Must be called when the page
 * is hydrated, so that {@link HydrateLater} holds clicks on its part.
 */
export function repeatEarlyClicks(): void {
  isPageHydrated = true;
  window.removeEventListener('click', recordUnhandledClick, { capture: true });
  for (const button of buttons.splice(0)) if (button.isConnected) button.click();
}

function recordUnhandledClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
  if (!button) return;
  // React hydrates the part of the button during the click if the code of the part has loaded, and then handles the
  // click. Otherwise React ignores the click.
  setTimeout(() => {
    if (isHydrated(button)) return;
    buttons.push(button);
    if (isPageHydrated) repeatEarlyClicks();
  });
}
