import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export interface StepFieldsetProps {
  legend: string;
  /** Number of the step; undefined when the steps are not numbered. */
  number?: number;
  hint?: ReactNode;
  /** Validation message. Screen readers read the message at once, and again as a description of the group. */
  error?: string | undefined;
  children: ReactNode;
}

export function StepFieldset({ legend, number, hint, error, children }: StepFieldsetProps) {
  const id = useId();
  const descriptionIds = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Fieldset aria-describedby={descriptionIds || undefined}>
      <Legend>
        {number !== undefined && <StepNumber aria-hidden="true">{number}</StepNumber>}
        {legend}
      </Legend>
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

const Fieldset = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  display: flex;
  align-items: center;
  gap: 0.7rem;
  margin-bottom: ${({ theme }) => theme.space.m};
  padding: 0;
  font-family: ${({ theme }) => theme.font.display};
  font-size: ${({ theme }) => theme.text.h3};
  font-weight: 600;
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
