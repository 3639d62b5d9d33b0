import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from '@rangmala/shared/router';
import { links } from '@rangmala/shared/links';
import { readChoices, type Choices } from '../../lib/choices.ts';

/**
 * Returns the choices in the URL, and a function that stores new choices in the URL. The function replaces the current
 * history entry when `shouldAddHistoryEntry` is false.
 */
export function useChoices(): [Choices, (newChoices: Choices, shouldAddHistoryEntry: boolean) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Shows a new choice at once, because the router updates only at the end of a transition.
  const [choices, setChoices] = useOptimistic(readChoices(search));

  return [
    choices,
    (newChoices, shouldAddHistoryEntry) =>
      startTransition(() => {
        setChoices(newChoices);
        void navigate(links.appointment(newChoices), { replace: !shouldAddHistoryEntry });
      }),
  ];
}
