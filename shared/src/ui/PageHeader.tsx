import type { ReactNode } from 'react';
import styled from 'styled-components';
import { blockBorder } from '@rangmala/shared/theme';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { Stack } from './Layout.tsx';

export interface PageHeaderProps {
  /** The page's h1. */
  title: ReactNode;
  lead?: ReactNode;
  trail?: readonly Crumb[];
}

export function PageHeader({ title, lead, trail }: PageHeaderProps) {
  return (
    <Head>
      {trail && <Breadcrumbs trail={trail} />}
      <h1>{title}</h1>
      {lead && <Lead>{lead}</Lead>}
      <Border />
    </Head>
  );
}

const Head = styled(Stack).attrs({ $gap: 's' })`
  padding-block: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
`;

const Lead = styled.div`
  max-width: 42rem;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.text.large};

  /* Reserves two lines, because a lead of one line in the fallback font may need two lines in the web font. */
  @media (width < 30rem) {
    min-height: 2lh;
  }
`;

const Border = styled.div`
  width: min(12rem, 100%);
  height: 24px;
  margin-top: ${({ theme }) => theme.space.s};
  background: ${({ theme }) => blockBorder(theme.color.accent, theme.color.turmeric)} repeat-x;
`;
