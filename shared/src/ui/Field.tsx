import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Muted } from './Layout.tsx';

export interface FieldTexts {
  label: string;
  /** Validation message, linked to the control. */
  error?: string | undefined;
  /** Whether screen readers announce the error when it appears, because it appears while the visitor types. */
  announcesError?: boolean | undefined;
  hint?: string | undefined;
}

/** The attributes that link a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint, control and error of one field. */
export function Field({
  label,
  error,
  announcesError,
  hint,
  children,
}: FieldTexts & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const attributes: ControlAttributes = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': getDescribedBy(id, { error, hint }),
  };
  return (
    <Stack>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children(attributes)}
      <FieldError id={id} error={error} announcesError={announcesError} />
    </Stack>
  );
}

/** Returns the aria-describedby value for the hint and error of a control or group. */
export function getDescribedBy(id: string, { error, hint }: Omit<FieldTexts, 'label'>): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** The validation message of the control or group with this `id`. */
export function FieldError({
  id,
  error,
  announcesError = false,
}: {
  id: string;
  error: string | undefined;
  announcesError?: boolean | undefined;
}) {
  return (
    error && (
      <ErrorText id={`${id}-error`} role={announcesError ? 'alert' : undefined}>
        {error}
      </ErrorText>
    )
  );
}

const Stack = styled.div`
  display: grid;
  gap: 0.3rem;
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  justify-self: start;
  font-weight: 600;
  line-height: 1.3;
`;

export const Hint = styled(Muted)`
  line-height: 1.4;
`;

const ErrorText = styled.p`
  color: ${({ theme }) => theme.color.bad};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;
  line-height: 1.4;
`;

/** The look of text boxes, selects and file inputs. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.target};
  padding: 0.45rem 0.8rem;
  border: 2px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.card};
  line-height: 1.4;
  transition: border-color ${({ theme }) => theme.motion.quick};

  &:hover:not(:disabled, [aria-invalid='true']) {
    border-color: ${({ theme }) => theme.color.ink};
  }
  &:focus-visible {
    border-color: ${({ theme }) => theme.color.focus};
    border-radius: ${({ theme }) => theme.radius.small};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.bad};
  }
  &:disabled {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.inkSoft};
    cursor: not-allowed;
  }
  &::placeholder {
    color: ${({ theme }) => theme.color.inkSoft};
    opacity: 1;
  }
`;
