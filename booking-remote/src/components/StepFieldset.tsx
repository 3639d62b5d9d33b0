import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { LinkButton } from '@rangmala/shared/ui';
import { FOLDING_SCREEN, useFoldingStep } from './use-folding-step.ts';

export interface StepFieldsetProps {
  legend: string;
  /** Number of the step; undefined when the steps are not numbered. */
  number?: number | undefined;
  hint?: ReactNode;
  /** Validation message. Screen readers read the message at once, and again as a description of the group. */
  error?: string | undefined;
  /** Text of the choice. On phones the step then folds to one line with this text. */
  chosen?: string | undefined;
  children: ReactNode;
}

export function StepFieldset({ legend, number, hint, error, chosen, children }: StepFieldsetProps) {
  const id = useId();
  const { fieldset, isFolded, unfold, events } = useFoldingStep(error ? undefined : chosen);
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Fieldset
      ref={fieldset}
      data-step=""
      $isFolded={isFolded}
      aria-describedby={descriptionIds || undefined}
      {...events}
    >
      <Legend tabIndex={-1}>
        {number !== undefined && <StepNumber aria-hidden="true">{number}</StepNumber>}
        {legend}
      </Legend>
      {isFolded && (
        <FoldedLine data-folded-line="">
          <b>{chosen}</b> ·{' '}
          <ChangeButton type="button" onClick={unfold} aria-label={`Change ${legend.toLowerCase()}`}>
            Change
          </ChangeButton>
        </FoldedLine>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
      {children}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset<{ $isFolded: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  @media ${FOLDING_SCREEN} {
    > :not(legend, [data-folded-line]) {
      display: ${({ $isFolded }) => $isFolded && 'none'};
    }
  }
`;

const FoldedLine = styled.p`
  @media not ${FOLDING_SCREEN} {
    display: none;
  }
`;

const ChangeButton = styled(LinkButton)`
  min-height: ${({ theme }) => theme.size.target};
  padding-inline: 0.35rem;
`;

const Legend = styled.legend`
  display: flex;
  align-items: center;
  gap: 0.7rem;
  margin-bottom: ${({ theme }) => theme.space.m};
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.text.h3};
  line-height: 1.2;
`;

const StepNumber = styled.span`
  display: grid;
  place-items: center;
  width: 2.1rem;
  height: 2.1rem;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.indigo};
  color: ${({ theme }) => theme.color.onDark};
  font-size: ${({ theme }) => theme.text.body};
`;

const Hint = styled.div`
  color: ${({ theme }) => theme.color.inkSoft};
`;

const ErrorText = styled.p`
  color: ${({ theme }) => theme.color.bad};
  font-weight: 600;
`;
