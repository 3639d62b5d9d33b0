import { canHavePin, findStateOfPin } from '@rangmala/shared/contract/gst';
import { INVALID_PIN_CODE, parsePinCode } from '@rangmala/shared/contract/rules';

/** The probable city and state of a PIN code. */
interface Place {
  state: string;
  city?: string;
}

/** Large cities by the first three digits of their PIN codes. */
const CITIES_BY_PIN_PREFIX: Record<string, string> = {
  '110': 'New Delhi',
  '121': 'Faridabad',
  '122': 'Gurugram',
  '141': 'Ludhiana',
  '143': 'Amritsar',
  '160': 'Chandigarh',
  '201': 'Ghaziabad',
  '208': 'Kanpur',
  '211': 'Prayagraj',
  '221': 'Varanasi',
  '226': 'Lucknow',
  '248': 'Dehradun',
  '282': 'Agra',
  '302': 'Jaipur',
  '342': 'Jodhpur',
  '313': 'Udaipur',
  '360': 'Rajkot',
  '380': 'Ahmedabad',
  '390': 'Vadodara',
  '395': 'Surat',
  '400': 'Mumbai',
  '411': 'Pune',
  '422': 'Nashik',
  '431': 'Aurangabad',
  '440': 'Nagpur',
  '452': 'Indore',
  '462': 'Bhopal',
  '492': 'Raipur',
  '500': 'Hyderabad',
  '506': 'Warangal',
  '520': 'Vijayawada',
  '522': 'Guntur',
  '530': 'Visakhapatnam',
  '517': 'Tirupati',
  '560': 'Bengaluru',
  '570': 'Mysuru',
  '575': 'Mangaluru',
  '580': 'Hubballi',
  '600': 'Chennai',
  '605': 'Puducherry',
  '625': 'Madurai',
  '620': 'Tiruchirappalli',
  '641': 'Coimbatore',
  '682': 'Kochi',
  '673': 'Kozhikode',
  '695': 'Thiruvananthapuram',
  '700': 'Kolkata',
  '711': 'Howrah',
  '734': 'Siliguri',
  '751': 'Bhubaneswar',
  '781': 'Guwahati',
  '793': 'Shillong',
  '800': 'Patna',
  '834': 'Ranchi',
  '831': 'Jamshedpur',
};

/** Returns the probable place of a PIN code; undefined when the code is not valid or its prefix is not known. */
export function findPlaceOfPin(pin: string): Place | undefined {
  const digits = parsePinCode(pin);
  if (digits === undefined) return undefined;
  const state = findStateOfPin(digits);
  const city = CITIES_BY_PIN_PREFIX[digits.slice(0, 3)];
  return state === undefined ? undefined : { state, ...(city !== undefined && { city }) };
}

/**
 * Returns a warning when a PIN code probably does not belong to the chosen state; otherwise undefined. The customer can
 * order despite the warning, because the table does not contain every exception.
 */
export function findPinWarning(pin: string, state: string): string | undefined {
  const digits = parsePinCode(pin) ?? '';
  const place = findPlaceOfPin(digits);
  if (!place || state === '' || state === place.state || canHavePin(state, digits)) return undefined;
  return `PIN ${digits} is in ${place.state}. Please check.`;
}

/**
 * Returns a message when a PIN code is complete and does not exist; otherwise undefined. PIN codes that begin with 9 and
 * are in no table belong to the army.
 */
export function findPinProblem(pin = ''): string | undefined {
  const digits = parsePinCode(pin);
  if (digits !== undefined) {
    return digits.startsWith('9') || findPlaceOfPin(digits)
      ? undefined
      : `We don’t know the PIN code ${digits}. Please check it.`;
  }
  return pin.replace(/\s/g, '').length >= 6 ? INVALID_PIN_CODE : undefined;
}

/** Fills in city and state of the form from the PIN code, unless the customer has entered other values. */
export function suggestPlace({ value: pin, form }: HTMLInputElement): void {
  const place = findPlaceOfPin(pin);
  if (!place || !form) return;
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
