import type { ReactNode } from 'react';
import styled from 'styled-components';
import { blockBorder } from '@rangmala/shared/theme';
import { Columns, Page, Stack, type PageProps } from '@rangmala/shared/ui';

interface FormScreenProps extends PageProps {
  /** Help or links beside the form; below the form on narrow screens. */
  aside: ReactNode;
}

/** A page with a short form. */
export function FormScreen({ aside, children, ...page }: FormScreenProps) {
  return (
    <Page {...page}>
      <Columns $wide="minmax(0, 34rem) minmax(0, 24rem)">
        <Stack $gap="l">{children}</Stack>
        {aside}
      </Columns>
    </Page>
  );
}

/** A box beside the main content of a page. */
export const Aside = styled.aside`
  display: grid;
  gap: ${({ theme }) => theme.space.m};

  &::before {
    content: '';
    height: 24px;
    background: ${({ theme }) => blockBorder(theme.color.indigo, theme.color.turmeric)} repeat-x;
  }
  h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
  ul {
    display: grid;
    gap: ${({ theme }) => theme.space.m};
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75rem;
    align-items: start;
  }
  svg {
    margin-top: 0.15rem;
    color: ${({ theme }) => theme.color.accent};
  }
`;
