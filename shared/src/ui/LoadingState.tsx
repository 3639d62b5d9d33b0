import styled from 'styled-components';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';
import { Beads, StatePanel } from './StatePanel.tsx';

export interface LoadingStateProps extends Pick<ErrorStateProps, 'onRetry'> {
  label: string;
  /** Why the content could not be loaded; undefined while it loads. */
  error?: { message: string } | undefined;
  /** Fills most of the window. Otherwise the footer would jump when the content arrives. */
  tall?: boolean;
}

/**
 * Stands in place of content that is loading, or that could not be loaded. Hidden without JavaScript while the content
 * is loading, because it would never arrive.
 */
export function LoadingState({ label, error, onRetry, tall = false }: LoadingStateProps) {
  if (error) return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <Box className="script-only" $isTall={tall}>
      <StatePanel role="status">
        <Beads aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </Beads>
        <p>{label}</p>
      </StatePanel>
    </Box>
  );
}

const Box = styled.div<{ $isTall: boolean }>`
  min-height: ${({ $isTall }) => ($isTall ? '70vh' : 'auto')};
`;
