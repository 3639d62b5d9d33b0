import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { links } from '@rangmala/shared/links';
import { readChoices, type Choices } from '../../lib/choices.ts';

/**
 * Returns the choices in the URL, and a function that stores new choices there. Without `addsHistoryEntry`, the
 * function replaces the current history entry.
 */
export function useChoices(): [Choices, (newChoices: Choices, addsHistoryEntry: boolean) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The router updates in a transition, but the pressed choice must be shown at once.
  const [choices, setChoices] = useOptimistic(readChoices(search));

  return [
    choices,
    (newChoices, addsHistoryEntry) =>
      startTransition(() => {
        setChoices(newChoices);
        void navigate(links.appointment(newChoices), { replace: !addsHistoryEntry });
      }),
  ];
}
