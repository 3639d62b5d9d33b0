import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@rangmala/shared/ui';

export interface ListControlsProps {
  label: string;
  children: ReactNode;
  /** Number of results as text. Screen readers announce each change of this text. */
  resultText: string;
}

/** Search, filter and sort fields of a list. They are in a form, because a form works without JavaScript. */
export function ListControls({ label, children, resultText }: ListControlsProps) {
  return (
    <>
      <Form role="search" aria-label={label} method="get" onSubmit={(event) => event.preventDefault()}>
        {children}
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </Form>
      <ResultText role="status">{resultText}</ResultText>
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  align-items: start;

  noscript {
    grid-column: 1 / -1;
  }
  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const ResultText = styled.p`
  margin-block: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.inkSoft};
`;
