import { useMemo, useState } from 'react';
import { MESSAGE_MAX } from '@rangmala/shared/contract/rules';
import { useUser } from '@rangmala/shared/session';
import { useIsHydrated } from '@rangmala/shared/site';
import { checkObject, checkText, onSignOut, readStoredText, writeStoredText } from '@rangmala/shared/storage';
import { useLocation } from '@rangmala/shared/router';

const KEY_PREFIX = 'rangmala.draft.message.';
const TEXT_PATTERN = new RegExp(`^.{1,${MESSAGE_MAX}}$`, 's');

/**
 * Returns an unsent text of the current page, and a function that changes the text. This tab stores the text for the
 * signed-in viewer, also beyond the end of the session. The text is empty before hydration, because only the browser has
 * it.
 * @param name distinguishes the texts of a page
 */
export function useTextDraft(
  viewer: 'customer' | 'artist',
  name = '',
): [text: string, setText: (text: string) => void] {
  const { user, artist } = useUser();
  // The path contains the id of the appointment.
  const key = KEY_PREFIX + useLocation().pathname + name;
  const isHydrated = useIsHydrated();
  const getViewerId = () => (viewer === 'customer' ? user?.userId : artist?.artist_id);
  // Reads no detail of the user on the server: a page without such details is cached for all customers.
  const viewerId = isHydrated ? getViewerId() : undefined;
  const owner = viewerId === undefined ? undefined : `${viewer} ${viewerId}`;
  const storedText = useMemo(() => (owner === undefined ? '' : readText(key, owner)), [key, owner]);
  const [edit, setEdit] = useState<{ key: string; owner: string | undefined; text: string }>();
  const text = edit?.key === key && edit.owner === owner ? edit.text : storedText;
  return [
    text,
    (newText) => {
      setEdit({ key, owner, text: newText });
      if (owner !== undefined) storeText(key, owner, newText);
    },
  ];
}

/** Returns the stored text; '' when there is none, or it is invalid or of another viewer. */
function readText(key: string, owner: string): string {
  try {
    const stored = checkObject(JSON.parse(readStoredText('sessionStorage', key) ?? '{}'));
    return stored['owner'] === owner ? checkText(stored['text'], TEXT_PATTERN) : '';
  } catch {
    return '';
  }
}

/** Stores the text; removes an empty text. */
function storeText(key: string, owner: string, text: string): void {
  onSignOut(removeTextDrafts);
  writeStoredText('sessionStorage', key, text === '' ? null : JSON.stringify({ owner, text }));
}

/** Removes all unsent texts from this tab. Called when the customer signs out; the artist area calls it itself. */
export function removeTextDrafts(): void {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(KEY_PREFIX))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Ignores the error: a browser that blocks the storage has stored no text.
  }
}
