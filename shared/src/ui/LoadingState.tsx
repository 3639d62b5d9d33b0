import styled from 'styled-components';
import { Beads, StatePanel } from './StatePanel.tsx';

export interface LoadingStateProps {
  label: string;
  /** Fills most of the window. Otherwise the footer would jump when the content arrives. */
  tall?: boolean;
}

/** Shows that content is loading. Hidden without JavaScript, because the content would never arrive. */
export function LoadingState({ label, tall = false }: LoadingStateProps) {
  return (
    <Box $isTall={tall}>
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

  @media (scripting: none) {
    display: none;
  }
`;
