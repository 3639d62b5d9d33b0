import { INVALID_PIN_CODE, parsePinCode } from '@rangmala/shared/contract/rules';

/** The probable city and state of a PIN code. */
interface Place {
  state: string;
  city?: string;
}

/**
 * States by the first digits of their PIN codes; the longest prefix decides. The state is only probable, because some
 * postal circles cross state borders.
 */
const STATES_BY_PIN_PREFIX: Record<string, string> = {
  '11': 'Delhi',
  '12': 'Haryana',
  '13': 'Haryana',
  '14': 'Punjab',
  '15': 'Punjab',
  '16': 'Punjab',
  '160': 'Chandigarh',
  '17': 'Himachal Pradesh',
  '18': 'Jammu and Kashmir',
  '19': 'Jammu and Kashmir',
  '194': 'Ladakh',
  '20': 'Uttar Pradesh',
  '21': 'Uttar Pradesh',
  '22': 'Uttar Pradesh',
  '23': 'Uttar Pradesh',
  '24': 'Uttar Pradesh',
  '246': 'Uttarakhand',
  '248': 'Uttarakhand',
  '249': 'Uttarakhand',
  '25': 'Uttar Pradesh',
  '26': 'Uttar Pradesh',
  '263': 'Uttarakhand',
  '27': 'Uttar Pradesh',
  '28': 'Uttar Pradesh',
  '30': 'Rajasthan',
  '31': 'Rajasthan',
  '32': 'Rajasthan',
  '33': 'Rajasthan',
  '34': 'Rajasthan',
  '36': 'Gujarat',
  '37': 'Gujarat',
  '38': 'Gujarat',
  '39': 'Gujarat',
  '396': 'Gujarat',
  '40': 'Maharashtra',
  '403': 'Goa',
  '41': 'Maharashtra',
  '42': 'Maharashtra',
  '43': 'Maharashtra',
  '44': 'Maharashtra',
  '45': 'Madhya Pradesh',
  '46': 'Madhya Pradesh',
  '47': 'Madhya Pradesh',
  '48': 'Madhya Pradesh',
  '49': 'Chhattisgarh',
  '50': 'Telangana',
  '51': 'Andhra Pradesh',
  '52': 'Andhra Pradesh',
  '53': 'Andhra Pradesh',
  '56': 'Karnataka',
  '57': 'Karnataka',
  '58': 'Karnataka',
  '59': 'Karnataka',
  '60': 'Tamil Nadu',
  '605': 'Puducherry',
  '61': 'Tamil Nadu',
  '62': 'Tamil Nadu',
  '63': 'Tamil Nadu',
  '64': 'Tamil Nadu',
  '67': 'Kerala',
  '68': 'Kerala',
  '682': 'Kerala',
  '69': 'Kerala',
  '70': 'West Bengal',
  '71': 'West Bengal',
  '72': 'West Bengal',
  '73': 'West Bengal',
  '737': 'Sikkim',
  '74': 'West Bengal',
  '744': 'Andaman and Nicobar Islands',
  '75': 'Odisha',
  '76': 'Odisha',
  '77': 'Odisha',
  '78': 'Assam',
  '790': 'Arunachal Pradesh',
  '791': 'Arunachal Pradesh',
  '792': 'Arunachal Pradesh',
  '793': 'Meghalaya',
  '794': 'Meghalaya',
  '795': 'Manipur',
  '796': 'Mizoram',
  '797': 'Nagaland',
  '798': 'Nagaland',
  '799': 'Tripura',
  '80': 'Bihar',
  '81': 'Bihar',
  '814': 'Jharkhand',
  '815': 'Jharkhand',
  '816': 'Jharkhand',
  '82': 'Jharkhand',
  '821': 'Bihar',
  '823': 'Bihar',
  '824': 'Bihar',
  '83': 'Jharkhand',
  '84': 'Bihar',
  '85': 'Bihar',
};

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
  const prefix = digits.slice(0, 3);
  const state = STATES_BY_PIN_PREFIX[prefix] ?? STATES_BY_PIN_PREFIX[digits.slice(0, 2)];
  const city = CITIES_BY_PIN_PREFIX[prefix];
  return state === undefined ? undefined : { state, ...(city !== undefined && { city }) };
}

/**
 * States that can also have PIN codes with these first two digits. Postal circles cross state borders, and enclaves get
 * their mail from the surrounding state.
 */
const STATES_SHARING_PREFIX: Record<string, readonly string[]> = {
  '13': ['Chandigarh', 'Himachal Pradesh', 'Punjab'],
  '14': ['Chandigarh', 'Himachal Pradesh'],
  '16': ['Chandigarh', 'Haryana', 'Punjab'],
  '17': ['Punjab'],
  '18': ['Ladakh'],
  '19': ['Ladakh', 'Jammu and Kashmir'],
  '20': ['Delhi', 'Uttarakhand'],
  '24': ['Uttar Pradesh', 'Uttarakhand'],
  '26': ['Uttar Pradesh', 'Uttarakhand'],
  '28': ['Madhya Pradesh'],
  '36': ['Dadra and Nagar Haveli and Daman and Diu'],
  '39': ['Dadra and Nagar Haveli and Daman and Diu'],
  '40': ['Goa', 'Maharashtra', 'Dadra and Nagar Haveli and Daman and Diu'],
  '48': ['Chhattisgarh'],
  '49': ['Madhya Pradesh'],
  '50': ['Andhra Pradesh', 'Telangana'],
  '53': ['Puducherry'],
  '60': ['Puducherry', 'Tamil Nadu'],
  '67': ['Puducherry'],
  '68': ['Lakshadweep'],
  '79': ['Assam', 'Arunachal Pradesh', 'Manipur', 'Meghalaya', 'Mizoram', 'Nagaland', 'Tripura'],
  '78': ['Meghalaya', 'Nagaland', 'Arunachal Pradesh'],
  '80': ['Jharkhand'],
  '81': ['Bihar', 'Jharkhand'],
  '82': ['Bihar', 'Jharkhand'],
  '83': ['Bihar'],
  '84': ['Jharkhand'],
  '85': ['Jharkhand'],
};

/**
 * Returns a warning when a PIN code probably does not belong to the chosen state; otherwise undefined. The customer can
 * order despite the warning, because the tables do not contain every exception.
 */
export function findPinWarning(pin: string, state: string): string | undefined {
  const digits = parsePinCode(pin) ?? '';
  const place = findPlaceOfPin(digits);
  if (!place || state === '' || state === place.state) return undefined;
  if (STATES_SHARING_PREFIX[digits.slice(0, 2)]?.includes(state)) return undefined;
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
