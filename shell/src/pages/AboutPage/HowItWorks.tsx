import styled from 'styled-components';
import { Container } from '@rangmala/shared/ui';

const STEPS = [
  {
    name: 'Pick the thing',
    text: 'A mug, a tee, something for the wall, a poster, a cushion or a notebook. Each shows what can be printed on it, and where.',
  },
  {
    name: 'Bring the picture',
    text: 'Upload your own (JPG, PNG, GIF or SVG, at most 5 MB), or book an artist who draws it with you. You see it on your order before you pay.',
  },
  {
    name: 'We look at it',
    text: 'A person checks every design for what a printer sees and a screen hides: thin lines, dark greys, edges that would be cut. If something is wrong we write to you first.',
  },
  {
    name: 'We print and send it',
    text: 'Printed in our studio, packed in paper, and handed to the courier three to five working days later.',
  },
];

export function HowItWorks() {
  return (
    <Ground aria-labelledby="about-how">
      <Container>
        <h2 id="about-how">How personalising works</h2>
        <ol>
          {STEPS.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Ground>
  );
}

const Ground = styled.section`
  margin-top: ${({ theme }) => theme.space.section};
  padding-block: ${({ theme }) => theme.space.section};
  background: ${({ theme }) => theme.color.indigoDeep};
  color: ${({ theme }) => theme.color.onDark};

  ol {
    display: grid;
    gap: ${({ theme }) => theme.space.l};
    margin-top: ${({ theme }) => theme.space.l};
    padding: 0;
    counter-reset: step;
    list-style: none;

    @media ${({ theme }) => theme.media.medium} {
      grid-template-columns: 1fr 1fr;
    }
    @media ${({ theme }) => theme.media.wide} {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  li {
    padding-top: ${({ theme }) => theme.space.m};
    border-top: 3px dotted ${({ theme }) => theme.color.turmeric};
    counter-increment: step;
  }
  h3 {
    margin-bottom: 0.25rem;
    color: ${({ theme }) => theme.color.turmeric};
  }
  h3::before {
    content: counter(step) '. ';
  }
`;
