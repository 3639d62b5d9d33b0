import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './Button.tsx';

/**
 * Something is on its way; `label` says what. Without JavaScript it never arrives, and nothing says so.
 * `tall`: so high that nothing below it is seen, and seen moving when it has arrived.
 */
export function LoadingState({ label, tall = false }: { label: string; tall?: boolean }) {
  return (
    <Place $tall={tall}>
      <Panel role="status">
        <Beads aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
        </Beads>
        <p>{label}</p>
      </Panel>
    </Place>
  );
}

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** What to do instead: a ButtonLink, as a rule. */
  action?: ReactNode;
}

/** There is nothing here, and that is no mistake. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Panel>
      <Beads aria-hidden="true" $still>
        <i />
        <i />
        <i />
      </Beads>
      <h2>{title}</h2>
      {children}
      {action}
    </Panel>
  );
}

/** Something could not be shown: what, and how to ask again. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <Panel role="alert">
      <Message>{message}</Message>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Panel>
  );
}

const sway = keyframes`
  50% { translate: 0 -0.5rem; }
`;

const Panel = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${({ theme }) => theme.space.m};
  min-height: 15rem;
  padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.m};
  border: 2px dashed ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  text-align: center;
`;

const Place = styled.div<{ $tall: boolean }>`
  min-height: ${({ $tall }) => ($tall ? '70vh' : 'auto')};

  @media (scripting: none) {
    display: none;
  }
`;

const Message = styled.p`
  max-width: 34rem;
  font-size: ${({ theme }) => theme.text.large};
  font-weight: 600;
`;

/** Beads of a garland in our pigments. */
const Beads = styled.span<{ $still?: boolean }>`
  display: flex;
  gap: 0.35rem;

  i {
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.madder};
    animation: ${sway} 1s ease-in-out infinite;
    animation-play-state: ${({ $still }) => ($still ? 'paused' : 'running')};
  }
  i:nth-child(2) {
    background: ${({ theme }) => theme.color.turmeric};
    animation-delay: 0.1s;
  }
  i:nth-child(3) {
    background: ${({ theme }) => theme.color.leaf};
    animation-delay: 0.2s;
  }
  i:nth-child(4) {
    background: ${({ theme }) => theme.color.indigo};
    animation-delay: 0.3s;
  }
  i:nth-child(5) {
    background: ${({ theme }) => theme.color.terracotta};
    animation-delay: 0.4s;
  }
`;
