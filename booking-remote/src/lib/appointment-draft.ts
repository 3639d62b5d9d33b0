import type { UploadedImage } from '@rangmala/shared/contract';
import { NOTE_MAX, WISH_MAX } from '@rangmala/shared/contract/rules';
import { checkObject, checkText, onSignOut, readStoredText, writeStoredText } from '@rangmala/shared/storage';

/** What a customer has typed or uploaded for an appointment that is not booked yet. */
export interface AppointmentDraft {
  readonly note?: string | undefined;
  readonly occasion?: string | undefined;
  /** `YYYY-MM-DD`, or '' */
  readonly neededBy?: string | undefined;
  readonly product?: string | undefined;
  readonly picture?: UploadedImage | undefined;
  /** The typed phone number; undefined while the field shows the number of the profile. */
  readonly phone?: string | undefined;
}

const KEY = 'rangmala.draft.appointment';
const NOTE_PATTERN = new RegExp(`^.{0,${NOTE_MAX}}$`, 's');
const WISH_PATTERN = new RegExp(`^.{0,${WISH_MAX}}$`);
const DAY_PATTERN = /^(\d{4}-\d{2}-\d{2})?$/;
const PHONE_PATTERN = /^.{0,100}$/;
const UPLOAD_PATTERN = /^\/uploads\/[^?#]{1,200}$/;

/**
 * Returns the draft that this customer has stored in this tab; {} when there is none or it is invalid. Removes the draft
 * of another customer.
 */
export function readAppointmentDraft(userId: string): AppointmentDraft {
  try {
    const stored = readStoredText('sessionStorage', KEY);
    if (stored === null) return {};
    const { userId: owner, ...fields } = checkObject(JSON.parse(stored));
    if (owner === userId) return checkDraft(fields);
  } catch {
    // Ignores the error, because the form works without a draft.
  }
  removeAppointmentDraft();
  return {};
}

/** Stores the draft of a customer in this tab. */
export function storeAppointmentDraft(userId: string, draft: AppointmentDraft): void {
  onSignOut(removeAppointmentDraft);
  writeStoredText('sessionStorage', KEY, JSON.stringify({ userId, ...draft }));
}

export const removeAppointmentDraft = (): void => writeStoredText('sessionStorage', KEY, null);

/** @throws TypeError for an invalid field */
function checkDraft({
  note,
  occasion,
  neededBy,
  product,
  picture,
  phone,
}: Readonly<Record<string, unknown>>): AppointmentDraft {
  return {
    ...(note !== undefined && { note: checkText(note, NOTE_PATTERN) }),
    ...(occasion !== undefined && { occasion: checkText(occasion, WISH_PATTERN) }),
    ...(neededBy !== undefined && { neededBy: checkText(neededBy, DAY_PATTERN) }),
    ...(product !== undefined && { product: checkText(product, WISH_PATTERN) }),
    ...(picture !== undefined && { picture: checkPicture(picture) }),
    ...(phone !== undefined && { phone: checkText(phone, PHONE_PATTERN) }),
  };
}

function checkPicture(value: unknown): UploadedImage {
  const { url, thumbnail } = checkObject(value);
  return { url: checkText(url, UPLOAD_PATTERN), thumbnail: checkText(thumbnail, UPLOAD_PATTERN) };
}
