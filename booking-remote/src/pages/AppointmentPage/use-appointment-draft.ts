import type { UploadedImage } from '@rangmala/shared/contract';
import { NOTE_MAX, WISH_MAX } from '@rangmala/shared/contract/rules';
import { useUser } from '@rangmala/shared/session';
import { useIsHydrated } from '@rangmala/shared/site';
import { checkObject, checkText, removeDraft, useDraft, type DraftFormat } from '@rangmala/shared/storage';

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

export type StoredDraft = ReturnType<typeof useAppointmentDraft>;

const NAME = 'appointment';

/** Returns the draft of the signed-in customer, and a function that changes the given fields and stores it in this tab. */
export function useAppointmentDraft() {
  const { user } = useUser();
  const isHydrated = useIsHydrated();
  // Reads no detail of the user on the server: a page without such details is cached for all customers.
  const ownerId = isHydrated ? user?.userId : undefined;
  const [draft, setDraft] = useDraft(NAME, ownerId, DRAFT_FORMAT);
  return { draft, change: (fields: AppointmentDraft) => setDraft({ ...draft, ...fields }), ownerId };
}

export const removeAppointmentDraft = (): void => removeDraft(NAME);

const TEXT_PATTERNS = {
  note: new RegExp(`^.{0,${NOTE_MAX}}$`, 's'),
  occasion: new RegExp(`^.{0,${WISH_MAX}}$`),
  neededBy: /^(\d{4}-\d{2}-\d{2})?$/,
  product: new RegExp(`^.{0,${WISH_MAX}}$`),
  phone: /^.{0,100}$/,
};
const UPLOAD_PATTERN = /^\/uploads\/[^?#]{1,200}$/;

const DRAFT_FORMAT: DraftFormat<AppointmentDraft> = {
  empty: {},
  decode(stored, owner) {
    const { userId, picture, ...fields } = checkObject(stored);
    if (userId !== owner) throw new TypeError('The draft belongs to another customer.');
    const texts = Object.entries(TEXT_PATTERNS)
      .filter(([name]) => fields[name] !== undefined)
      .map(([name, pattern]) => [name, checkText(fields[name], pattern)]);
    return { ...Object.fromEntries(texts), ...(picture !== undefined && { picture: checkPicture(picture) }) };
  },
  encode: (draft, userId) => ({ userId, ...draft }),
};

function checkPicture(value: unknown): UploadedImage {
  const { url, thumbnail } = checkObject(value);
  return { url: checkText(url, UPLOAD_PATTERN), thumbnail: checkText(thumbnail, UPLOAD_PATTERN) };
}
