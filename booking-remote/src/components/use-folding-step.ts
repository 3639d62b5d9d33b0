import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** Screens on which a chosen step folds. StepFieldset uses the same condition. */
export const FOLDING_SCREEN = '(width < 40rem)';

/** Marks the steps, so that a step finds the next one. */
export const STEP_ATTRIBUTE = 'data-step';

/**
 * Returns the state of a step that folds to one line when something is chosen. A choice by touch or mouse folds the step
 * and moves on to the next step. A choice by keyboard folds the step when the focus leaves it, because arrow keys choose
 * each option on their way.
 * @param chosen text of the choice; undefined while nothing is chosen, and for a step that does not fold
 */
export function useFoldingStep(chosen: string | undefined) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const lastInput = useRef<'pointer' | 'key'>(undefined);
  /** The radio button that was already checked when it was pressed. */
  const pressedChoice = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(chosen === undefined);
  /** Number of choices by touch or mouse. A new number moves on to the next step. */
  const [moves, setMoves] = useState(0);
  if (chosen === undefined && !isOpen) setOpen(true);

  useEffect(() => {
    if (moves > 0) focusNextStep(fieldset.current);
  }, [moves]);

  function moveOn() {
    setOpen(false);
    setMoves((current) => current + 1);
  }

  const chosenBefore = useRef(chosen);
  useEffect(() => {
    const isNewChoice = chosen !== undefined && chosen !== chosenBefore.current;
    chosenBefore.current = chosen;
    if (isNewChoice && lastInput.current === 'pointer') moveOn();
  }, [chosen]);

  return {
    fieldset,
    isFolded: !isOpen && chosen !== undefined,
    unfold() {
      setOpen(true);
      requestAnimationFrame(() => {
        const step = fieldset.current;
        (step?.querySelector<HTMLElement>('input:checked') ?? step?.querySelector('input'))?.focus();
      });
    },
    events: {
      onPointerDownCapture: ({ target }: { target: EventTarget }) => {
        lastInput.current = 'pointer';
        const label = target instanceof Element ? target.closest('label') : null;
        pressedChoice.current = label?.querySelector<HTMLInputElement>('input:checked') ?? null;
      },
      onKeyDownCapture: () => (lastInput.current = 'key'),
      onClick: ({ target }: { target: EventTarget }) => {
        // A press on what is already chosen changes nothing, but confirms the choice.
        if (chosen !== undefined && lastInput.current === 'pointer' && target === pressedChoice.current)
          moveOn();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A fold during a press would move the pressed control.
        if (lastInput.current === 'key' && relatedTarget && !currentTarget.contains(relatedTarget))
          setOpen(false);
      },
    },
  };
}

/** On a screen with folding steps, focuses the next step and scrolls it into view. */
function focusNextStep(step: HTMLElement | null): void {
  if (!step || !window.matchMedia(FOLDING_SCREEN).matches) return;
  const steps = [...(step.closest('form')?.querySelectorAll<HTMLElement>(`[${STEP_ATTRIBUTE}]`) ?? [])];
  const next = steps[steps.indexOf(step) + 1];
  next?.querySelector<HTMLElement>('legend')?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}
