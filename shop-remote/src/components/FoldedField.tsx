import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { LinkButton, Stack } from '@rangmala/shared/ui';

interface FoldedFieldProps {
  /** Label of the button that shows the field. */
  label: string;
  /** Initial value of the field. A field with a value is shown. */
  defaultValue: string | undefined;
  /** Message about the field. A field with a message is shown. */
  error: string | undefined;
  children: ReactNode;
}

/** A field that few customers need, behind a button. The form sends the field while it is hidden, too. */
export function FoldedField({ label, defaultValue, error, children }: FoldedFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(Boolean(defaultValue));
  // Stays open when the message goes, because the customer is typing then.
  if (error !== undefined && !isOpen) setOpen(true);
  return (
    <div>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </Toggle>
      <Stack id={id} hidden={!isOpen}>
        {children}
      </Stack>
    </div>
  );
}

const Toggle = styled(LinkButton)`
  min-height: ${({ theme }) => theme.size.target};

  &::before {
    /* Without the sign in the button's name. */
    content: '+' / '';
    display: inline-block;
    width: 1em;
  }
  &[aria-expanded='true']::before {
    content: '−' / '';
  }
`;
