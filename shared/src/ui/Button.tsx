import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type Ref,
  type RefObject,
} from 'react';
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
  ref,
  ...rest
}: ButtonProps) {
  const button = useFocusAfterBusy(busy);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  return (
    <StyledButton
      {...rest}
      ref={button}
      type={type}
      $variant={variant}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}

/**
 * Returns the ref for a button. Restores the focus when the button is no longer busy, because browsers take the focus
 * from a button that becomes disabled.
 */
function useFocusAfterBusy(isBusy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      // Restores the focus only when no other element has the focus.
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [isBusy]);
  return button;
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

/** An anchor that looks like a button, for URLs that are not pages of this site. */
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
