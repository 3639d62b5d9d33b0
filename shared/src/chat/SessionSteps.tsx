import { useId } from 'react';
import styled from 'styled-components';
import { SESSION_STEPS } from '@rangmala/shared/contract/session-steps';

/** Tells what happens before, in and after a session. */
export function SessionSteps({ title = 'How a session works' }: { title?: string }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {SESSION_STEPS.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: 44rem;

  h2 {
    font-size: ${({ theme }) => theme.text.h3};
  }
  dl {
    display: grid;
    gap: ${({ theme }) => theme.space.m};
  }
  dt {
    font-weight: 700;
  }
`;
