import styled from 'styled-components';
import { Button } from './Button.tsx';
import { StatePanel } from './StatePanel.tsx';

export interface ErrorStateProps {
  message: string;
  /** Called by “Try Again”. A returned promise is not awaited. */
  onRetry?: (() => unknown) | undefined;
}

/** Shows that content could not be loaded, and a button to try again when `onRetry` is set. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <StatePanel role="alert">
      <Message>{message}</Message>
      {onRetry && (
        <Button variant="secondary" onClick={() => void onRetry()}>
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
