import { css, keyframes } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const spin = keyframes`
  to { rotate: 1turn; }
`;

const variants = {
  primary: css`
    --ground: ${({ theme }) => theme.color.accent};
    --over: ${({ theme }) => theme.color.accentHover};
    --pressed: ${({ theme }) => theme.color.accentPressed};
    --ink: ${({ theme }) => theme.color.onDark};
    --edge: var(--ground);
    box-shadow: 0.2rem 0.2rem 0 ${({ theme }) => theme.color.turmeric};
    &:active:not(:disabled) {
      box-shadow: none;
      translate: 0.2rem 0.2rem;
    }
    &:disabled {
      box-shadow: none;
    }
  `,
  secondary: css`
    --ground: ${({ theme }) => theme.color.card};
    --over: ${({ theme }) => theme.color.sunken};
    --pressed: ${({ theme }) => theme.color.line};
    --ink: ${({ theme }) => theme.color.ink};
    --edge: ${({ theme }) => theme.color.ink};
  `,
  quiet: css`
    --ground: transparent;
    --over: ${({ theme }) => theme.color.sunken};
    --pressed: ${({ theme }) => theme.color.line};
    --ink: ${({ theme }) => theme.color.link};
    --edge: transparent;
  `,
  danger: css`
    --ground: ${({ theme }) => theme.color.card};
    --over: ${({ theme }) => theme.color.badWash};
    --pressed: ${({ theme }) => theme.color.rose};
    --ink: ${({ theme }) => theme.color.bad};
    --edge: ${({ theme }) => theme.color.bad};
  `,
};

/** The look of buttons and of links that look like buttons. */
export const buttonStyle = css<{ $variant: ButtonVariant }>`
  ${({ $variant }) => variants[$variant]}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-height: ${({ theme }) => theme.size.target};
  padding: 0.35rem 1.25rem;
  border: 2px solid var(--edge);
  border-radius: ${({ theme }) => theme.radius.small};
  background: var(--ground);
  color: var(--ink);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${({ theme }) => theme.motion.quick},
    box-shadow ${({ theme }) => theme.motion.quick},
    translate ${({ theme }) => theme.motion.quick};

  &:hover:not(:disabled) {
    background: var(--over);
  }
  &:active:not(:disabled) {
    background: var(--pressed);
  }
  &:focus-visible {
    border-radius: ${({ theme }) => theme.radius.small};
  }
  &:disabled {
    border-color: ${({ theme }) => theme.color.line};
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.inkSoft};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
    &::before {
      content: '';
      width: 1em;
      height: 1em;
      border: 2px solid;
      border-right-color: transparent;
      border-radius: 50%;
      animation: ${spin} 0.8s linear infinite;
    }
  }
  @media print {
    display: none;
  }
`;
