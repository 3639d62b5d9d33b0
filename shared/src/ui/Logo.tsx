import styled from 'styled-components';

/** The logo mark: a garland of flowers. Hidden from assistive technology, because it is decorative. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <Mark className={className} viewBox="0 0 48 34" aria-hidden="true" focusable="false">
      <path d="M4.5 1.5c1 20 8 25.5 19.5 25.5s18.5-5.5 19.5-25.5" />
      <circle cx="5" cy="8" r="3.6" />
      <circle cx="11" cy="18" r="5" />
      <circle cx="37" cy="18" r="5" />
      <circle cx="43" cy="8" r="3.6" />
      <circle cx="24" cy="23.5" r="8.5" />
      <circle cx="24" cy="23.5" r="6" pathLength="10" />
      <circle cx="24" cy="23.5" r="2.6" />
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
    fill: ${({ theme }) => theme.color.sky};
  }
  circle:nth-of-type(5) {
    fill: ${({ theme }) => theme.color.madder};
  }
  /* Ten dots around the centre of the flower. */
  circle:nth-of-type(6) {
    fill: none;
    stroke: ${({ theme }) => theme.color.rose};
    stroke-width: 2;
    stroke-linecap: round;
    stroke-dasharray: 0 1;
  }
`;
