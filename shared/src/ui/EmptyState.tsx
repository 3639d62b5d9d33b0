import type { ReactNode } from 'react';
import { Beads, StatePanel } from './StatePanel.tsx';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A link or button for the next step. */
  action?: ReactNode;
}

/** Shows that content is missing, for example that a list is empty. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <StatePanel>
      <Beads aria-hidden="true" $isStill>
        <i />
        <i />
        <i />
      </Beads>
      <h2>{title}</h2>
      {children}
      {action}
    </StatePanel>
  );
}
