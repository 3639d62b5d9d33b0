import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { AppLink, type AppLinkProps } from './AppLink.tsx';
import { buttonStyle, type ButtonVariant } from './button-style.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** Shows a spinner and disables the button while the action runs. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      type={type}
      $variant={variant}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}

export interface ButtonLinkProps extends AppLinkProps {
  variant?: ButtonVariant;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <StyledLink {...rest} $variant={variant} />;
}

export interface ButtonAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  variant?: ButtonVariant;
}

/** An anchor that looks like a button, for files and other sites. */
export function ButtonAnchor({ variant = 'primary', ...rest }: ButtonAnchorProps) {
  return <StyledAnchor {...rest} $variant={variant} />;
}

const StyledButton = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

const StyledLink = styled(AppLink)<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

const StyledAnchor = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;
