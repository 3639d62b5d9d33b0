import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { controlStyle, Field } from './Field.tsx';
import { VisuallyHidden } from './Layout.tsx';
import type { TextFieldProps } from './TextFields.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete' | 'ref'> {
  /** Makes password managers fill in the stored password or suggest a new password. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows and hides the password. Submitting the form hides the password. */
export function PasswordField({ label, error, hint, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Hides the password on submit, because browsers offer to save only the value of a password input.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <Field label={label} error={error} hint={hint}>
      {(attributes) => (
        <Row>
          <Input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...attributes}
            ref={input}
            type={isShown ? 'text' : 'password'}
          />
          <ToggleButton
            className="script-only"
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
            <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </ToggleButton>
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyle}
  padding-right: 4.5rem;

  /* Hides Edge's own button. */
  &::-ms-reveal {
    display: none;
  }
  @media (scripting: none) {
    padding-right: 0.8rem;
  }
`;

const ToggleButton = styled.button`
  position: absolute;
  inset: 2px 2px 2px auto;
  min-width: 4rem;
  padding: 0 0.6rem;
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme }) => theme.color.link};
  font-size: ${({ theme }) => theme.text.small};
  font-weight: 600;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
