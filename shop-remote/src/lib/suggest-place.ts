import { findPlaceOfPin } from './pin-codes.ts';

/** Fills in city and state from the PIN code, unless the customer has entered other values. */
export function suggestPlace(form: HTMLFormElement): void {
  const place = findPlaceOfPin((form.elements.namedItem('pin') as HTMLInputElement).value);
  if (!place) return;
  for (const [name, value] of [
    ['city', place.city],
    ['state', place.state],
  ] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
    const isSuggested = field.value === '' || field.value === field.dataset['suggested'];
    if (value === undefined || !isSuggested) continue;
    field.value = value;
    field.dataset['suggested'] = value;
    // The event makes the form clear the field's error, as if the customer had entered the value.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
