import styled from 'styled-components';
import { Button } from './Button.tsx';
import { StatePanel } from './StatePanel.tsx';

export interface ErrorStateProps {
  message: string;
  onRetry?: (() => void) | undefined;
}

/** Shows that content could not be loaded, with a way to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <StatePanel role="alert">
      <Message>{message}</Message>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </StatePanel>
  );
}

const Message = styled.p`
  max-width: 34rem;
  font-size: ${({ theme }) => theme.text.large};
  font-weight: 600;
`;
