import { MESSAGE_MAX } from '@rangmala/shared/contract/rules';
import { useLocation } from '@rangmala/shared/router';
import { useUser } from '@rangmala/shared/session';
import { useIsHydrated } from '@rangmala/shared/site';
import { checkObject, checkText, useDraft, type DraftFormat } from '@rangmala/shared/storage';

const TEXT_PATTERN = new RegExp(`^.{1,${MESSAGE_MAX}}$`, 's');

const TEXT_FORMAT: DraftFormat<string> = {
  empty: '',
  decode(stored, owner) {
    const fields = checkObject(stored);
    if (fields['owner'] !== owner) throw new TypeError('The text belongs to another visitor.');
    return checkText(fields['text'], TEXT_PATTERN);
  },
  encode: (text, owner) => (text === '' ? undefined : { owner, text }),
};

/**
 * Returns an unsent text of the signed-in viewer on the current page, and a function that changes the text.
 * @param name distinguishes the texts of a page
 */
export function useTextDraft(
  viewer: 'customer' | 'artist',
  name = '',
): [text: string, setText: (text: string) => void] {
  const { user, artist } = useUser();
  // The path contains the id of the appointment.
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const getViewerId = () => (viewer === 'customer' ? user?.userId : artist?.artist_id);
  // Reads no detail of the user on the server: a page without such details is cached for all customers.
  const viewerId = isHydrated ? getViewerId() : undefined;
  const owner = viewerId === undefined ? undefined : `${viewer} ${viewerId}`;
  return useDraft(`message.${pathname}${name}`, owner, TEXT_FORMAT);
}
