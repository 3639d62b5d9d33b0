import styled from 'styled-components';

export interface Step {
  name: string;
  text: string;
}

interface NumberedStepsProps {
  steps: readonly Step[];
  /** `row`: side by side when there is room; `column`: always one below the other. */
  layout?: 'row' | 'column';
}

/** A numbered list of steps for a dark background. */
export function NumberedSteps({ steps, layout = 'column' }: NumberedStepsProps) {
  return (
    <List $layout={layout}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol<{ $layout: 'row' | 'column' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
  counter-reset: step;

  ${({ $layout, theme }) =>
    $layout === 'row' &&
    `
    @media ${theme.media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @media ${theme.media.wide} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `}
  li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    align-content: start;
    column-gap: ${({ theme }) => theme.space.m};
    counter-increment: step;
  }
  li::before {
    content: counter(step) / '';
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    border: 3px dotted ${({ theme }) => theme.color.rose};
    border-radius: 50%;
    color: ${({ theme }) => theme.color.turmeric};
    font: 600 1.6rem/1 ${({ theme }) => theme.font.display};
  }
`;
