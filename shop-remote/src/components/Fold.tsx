import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '@rangmala/shared/ui';

interface FoldProps {
  summary: string;
  /** Accessible name, when the summary alone is ambiguous on the page. */
  label?: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** A part that opens below its summary. It needs no JavaScript. */
export function Fold({ summary, label, onOpen, children }: FoldProps) {
  return (
    <Details onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary aria-label={label}>{summary}</summary>
      <Content>{children}</Content>
    </Details>
  );
}

const Details = styled.details`
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Content = styled(Stack).attrs({ $gap: 's' })`
  padding-bottom: ${({ theme }) => theme.space.m};

  form {
    display: grid;
    gap: ${({ theme }) => theme.space.s};
    justify-items: start;
  }
`;
