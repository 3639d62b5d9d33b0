import styled, { keyframes } from 'styled-components';

/** The dashed box of loading, empty and error states. */
export const StatePanel = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${({ theme }) => theme.space.m};
  min-height: 15rem;
  padding: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.m};
  border: 2px dashed ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  text-align: center;

  p {
    max-width: 36rem;
    text-wrap: balance;
  }
`;

const bounce = keyframes`
  50% { translate: 0 -0.5rem; }
`;

/** A row of coloured beads, which move unless `$isStill` is set. Its children are `<i>` elements. */
export const Beads = styled.span<{ $isStill?: boolean }>`
  display: flex;
  gap: 0.35rem;

  i {
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.madder};
    animation: ${bounce} 1s ease-in-out infinite;
    animation-play-state: ${({ $isStill }) => ($isStill ? 'paused' : 'running')};
  }
  i:nth-child(2) {
    background: ${({ theme }) => theme.color.turmeric};
    animation-delay: 0.1s;
  }
  i:nth-child(3) {
    background: ${({ theme }) => theme.color.leaf};
    animation-delay: 0.2s;
  }
  i:nth-child(4) {
    background: ${({ theme }) => theme.color.indigo};
    animation-delay: 0.3s;
  }
  i:nth-child(5) {
    background: ${({ theme }) => theme.color.terracotta};
    animation-delay: 0.4s;
  }
`;
