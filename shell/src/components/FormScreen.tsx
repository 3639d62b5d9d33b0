import type { ReactNode } from 'react';
import styled from 'styled-components';
import { blockBorder } from '@rangmala/shared/theme';
import { Container } from '@rangmala/shared/ui';

interface FormScreenProps {
  /** Elements above the columns. */
  head: ReactNode;
  /** Help or links beside the form; below the form on narrow screens. */
  aside: ReactNode;
  children: ReactNode;
}

/** The layout of a page with a short form. */
export function FormScreen({ head, aside, children }: FormScreenProps) {
  return (
    <Container>
      {head}
      <Columns>
        <Main>{children}</Main>
        {aside}
      </Columns>
    </Container>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};
  align-items: start;

  @media ${({ theme }) => theme.media.wide} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 24rem);
    gap: ${({ theme }) => theme.space.xxl};
  }
`;

const Main = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

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
