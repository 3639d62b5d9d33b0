declare global {
  interface Window {
    /** Buttons that were clicked before this shell ran, recorded by an inline script of the page. */
    earlyClicks?: HTMLButtonElement[];
  }
}

let clickedButtons: HTMLButtonElement[] = [];

/** Ends the recording of clicks. Call it when React begins to handle events. */
export function takeEarlyClicks(): void {
  clickedButtons = window.earlyClicks ?? [];
  delete window.earlyClicks;
}

/**
 * Repeats the early clicks on the buttons of a hydrated part of the page, in their order.
 * @param isInPart returns whether a button belongs to the part
 */
export function repeatEarlyClicks(isInPart: (button: HTMLButtonElement) => boolean): void {
  const buttons = clickedButtons.filter(isInPart);
  clickedButtons = clickedButtons.filter((button) => !buttons.includes(button));
  for (const button of buttons) if (button.isConnected) button.click();
}
