import { useId } from 'react';
import { SESSION_STEPS } from '@rangmala/shared/contract/session-steps';
import { Section, Stack } from '@rangmala/shared/ui';

/** Tells what happens before, in and after a session. */
export function SessionSteps({ title = 'How a session works' }: { title?: string }) {
  const id = useId();
  return (
    <Section $maxWidth="44rem" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Stack as="dl">
        {SESSION_STEPS.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Stack>
    </Section>
  );
}
