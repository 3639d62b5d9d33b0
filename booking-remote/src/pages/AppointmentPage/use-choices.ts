import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { links } from '@rangmala/shared/links';
import { readChoices, type Choices } from '../../lib/choices.ts';

/** What is chosen, kept in the address: `[choices, goTo]`; `isStep` makes the change one that Back takes back. */
export function useChoices(): [Choices, (next: Choices, isStep: boolean) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The router shows a new address when it has time; what was pressed must be seen pressed at once.
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
