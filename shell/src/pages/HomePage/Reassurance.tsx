import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';
import { Container } from '@rangmala/shared/ui';

interface Assurance {
  title: string;
  text: string;
  /** The text for a shop that takes no orders, if it differs from `text`. */
  textWithoutOrders?: string;
  drawing: ReactNode;
}

const ASSURANCES: Assurance[] = [
  {
    title: 'Secure payments',
    text: 'Your details are encrypted and shared only with those who need them for your order.',
    textWithoutOrders: 'Your details are encrypted and shared only with those who need them.',
    drawing: <path d="M12 21V17a12 12 0 0 1 24 0v4M8 21h32v21H8zM24 29v6" />,
  },
  {
    title: 'Best designs',
    text: 'Drawn by real artists, each with a style of their own. See their work, then meet them.',
    drawing: (
      <path d="M24 42C12 34 10 22 24 6c14 16 12 28 0 36zM24 42V20M24 30l-7-6m7 0 6-5M6 24c2 10 8 16 18 18M42 24c-2 10-8 16-18 18" />
    ),
  },
  {
    title: 'Free shipping',
    text: 'Free standard shipping on every order, anywhere in India.',
    textWithoutOrders: 'Standard shipping is free, anywhere in India.',
    drawing: (
      <path d="M4 12h24v22H4zM28 19h9l7 8v7H28zM13 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm22 0a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" />
    ),
  },
];

export function Reassurance() {
  const { checkout } = useSite();
  return (
    <List as="ul" aria-label="What you can count on">
      {ASSURANCES.map(({ title, text, textWithoutOrders = text, drawing }) => (
        <li key={title}>
          <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            {drawing}
          </svg>
          <div>
            <h2>{title}</h2>
            <p>{checkout ? text : textWithoutOrders}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled(Container)`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding-top: ${({ theme }) => theme.space.section};

  li {
    display: flex;
    gap: ${({ theme }) => theme.space.m};
    padding-top: ${({ theme }) => theme.space.m};
    border-top: 3px solid ${({ theme }) => theme.color.turmeric};
  }
  li:nth-child(2) {
    border-color: ${({ theme }) => theme.color.madder};
  }
  li:nth-child(3) {
    border-color: ${({ theme }) => theme.color.leaf};
  }
  svg {
    flex: none;
    width: 3rem;
    height: 3rem;
    fill: none;
    stroke: ${({ theme }) => theme.color.indigo};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  h2 {
    margin-bottom: 0.25rem;
    font-size: ${({ theme }) => theme.text.h3};
  }
  p {
    color: ${({ theme }) => theme.color.inkSoft};
  }
  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
