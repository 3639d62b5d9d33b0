import styled from 'styled-components';
import { SESSION_TYPES, type SessionType } from '@rangmala/shared/contract';
import { RadioCard } from './RadioCard.tsx';
import { StepFieldset } from './StepFieldset.tsx';

const DETAILS: Record<SessionType, string> = {
  'Jitsi Meet': 'A video meeting in your browser: show what you have in mind, see the artist draw.',
  Call: 'Your voices only: good for talking an idea through.',
  Chat: 'In writing: at your own pace, and you keep every word.',
};

export interface MethodStepProps {
  number?: number;
  method: SessionType | undefined;
  onChoose: (method: SessionType) => void;
}

/** How customer and artist meet. */
export function MethodStep({ number, method, onChoose }: MethodStepProps) {
  return (
    <StepFieldset legend="Session method" {...(number === undefined ? {} : { number })}>
      <Methods>
        {SESSION_TYPES.map((type) => (
          <RadioCard
            key={type}
            name="method"
            value={type}
            checked={type === method}
            onChoose={() => onChoose(type)}
            label={type}
          >
            {DETAILS[type]}
          </RadioCard>
        ))}
      </Methods>
    </StepFieldset>
  );
}

const Methods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${({ theme }) => theme.space.m};
`;
