import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, PageHeader, PageMeta, type Crumb } from '@rangmala/shared/ui';

export interface ComingPageProps {
  title: string;
  description: string;
  trail: readonly Crumb[];
  noIndex?: boolean;
  /** What is coming, and what can be done meanwhile. */
  children: ReactNode;
  /** Links to where it can be done. */
  ways: ReactNode;
}

/** A screen that is announced but not open yet. */
export function ComingPage({ title, description, trail, noIndex = false, children, ways }: ComingPageProps) {
  return (
    <Container $narrow>
      <PageMeta title={title} description={description} noIndex={noIndex} />
      <PageHeader title={title} lead={description} trail={trail} />
      <Text>
        {children}
        <Ways>{ways}</Ways>
      </Text>
    </Container>
  );
}

const Text = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  margin-top: ${({ theme }) => theme.space.s};
`;
