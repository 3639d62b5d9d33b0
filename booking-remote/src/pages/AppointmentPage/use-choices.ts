import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { links } from '@rangmala/shared/links';
import { readChoices, type Choices } from '../../lib/choices.ts';

/**
 * Stores the choices in the address.
 * @returns `[choices, goTo]`; `isStep` adds a history entry
 */
export function useChoices(): [Choices, (next: Choices, isStep: boolean) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The router updates in a transition, but the pressed choice must be shown at once.
  const [choices, setChoices] = useOptimistic(readChoices(search));

  return [
    choices,
    (next, isStep) =>
      startTransition(() => {
        setChoices(next);
        void navigate(links.appointment(next), { replace: !isStep });
      }),
  ];
}
