import { css, keyframes } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const spin = keyframes`
  to { rotate: 1turn; }
`;

const variants = {
  primary: css`
    --background: ${({ theme }) => theme.color.accent};
    --hover-background: ${({ theme }) => theme.color.accentHover};
    --pressed-background: ${({ theme }) => theme.color.accentPressed};
    --text-color: ${({ theme }) => theme.color.onDark};
    --border-color: var(--background);
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
    --background: ${({ theme }) => theme.color.card};
    --hover-background: ${({ theme }) => theme.color.sunken};
    --pressed-background: ${({ theme }) => theme.color.line};
    --text-color: ${({ theme }) => theme.color.ink};
    --border-color: ${({ theme }) => theme.color.ink};
  `,
  quiet: css`
    --background: transparent;
    --hover-background: ${({ theme }) => theme.color.sunken};
    --pressed-background: ${({ theme }) => theme.color.line};
    --text-color: ${({ theme }) => theme.color.link};
    --border-color: transparent;
  `,
  danger: css`
    --background: ${({ theme }) => theme.color.card};
    --hover-background: ${({ theme }) => theme.color.badWash};
    --pressed-background: ${({ theme }) => theme.color.rose};
    --text-color: ${({ theme }) => theme.color.bad};
    --border-color: ${({ theme }) => theme.color.bad};
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
  padding: 0.35rem min(1.25rem, 6.25vw);
  border: 2px solid var(--border-color);
  border-radius: ${({ theme }) => theme.radius.small};
  background: var(--background);
  color: var(--text-color);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${({ theme }) => theme.motion.quick},
    box-shadow ${({ theme }) => theme.motion.quick},
    translate ${({ theme }) => theme.motion.quick};

  &:hover:not(:disabled) {
    background: var(--hover-background);
  }
  &:active:not(:disabled) {
    background: var(--pressed-background);
  }
  &:focus-visible {
    border-radius: ${({ theme }) => theme.radius.small};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentWash};
  }
  &:disabled,
  &[aria-disabled='true'] {
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
