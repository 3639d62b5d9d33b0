declare global {
  interface Window {
    /** Buttons that were clicked before this shell ran, recorded by an inline script of the page. */
    earlyClicks?: HTMLButtonElement[];
  }
}

let buttons: HTMLButtonElement[] = [];

/** Takes the recorded clicks and ends the recording. Must be called when React begins to handle events. */
export function takeEarlyClicks(): void {
  buttons = window.earlyClicks ?? [];
  delete window.earlyClicks;
}

/** Repeats the early clicks in sequence, except on buttons that the page no longer contains. */
export function repeatEarlyClicks(): void {
  for (const button of buttons.splice(0)) if (button.isConnected) button.click();
}
