import styled from 'styled-components';

/** Our mark: a garland of five colours that hangs in a smile. Silent: the word beside it says the name. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <Mark className={className} viewBox="0 0 48 34" aria-hidden="true" focusable="false">
      <path d="M3 3c4 34 38 34 42 0" />
      <circle cx="4.5" cy="9" r="4" />
      <circle cx="12" cy="21" r="5" />
      <circle cx="24" cy="27" r="6.5" />
      <circle cx="36" cy="21" r="5" />
      <circle cx="43.5" cy="9" r="4" />
      <circle cx="24" cy="27" r="2.5" />
    </Mark>
  );
}

const Mark = styled.svg`
  flex: none;
  width: 3rem;
  height: 2.125rem;

  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }
  circle {
    fill: ${({ theme }) => theme.color.turmeric};
  }
  circle:nth-of-type(1) {
    fill: ${({ theme }) => theme.color.terracotta};
  }
  circle:nth-of-type(2) {
    fill: ${({ theme }) => theme.color.leaf};
  }
  circle:nth-of-type(3) {
    fill: ${({ theme }) => theme.color.madder};
  }
  circle:nth-of-type(5) {
    fill: ${({ theme }) => theme.color.sky};
  }
`;
