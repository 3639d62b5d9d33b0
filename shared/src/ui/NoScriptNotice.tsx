import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';
import { Container } from './Layout.tsx';

/**
 * A notice that is shown only without JavaScript. `children` is the start of the sentence, such as `Adding to the
 * cart`.
 */
export function NoScriptNotice({ children }: { children: string }) {
  const { email, phone } = useSite();
  return (
    <noscript>
      <Sentence>
        {children} needs JavaScript, which is turned off in this browser. You can also write to{' '}
        <a href={`mailto:${email}`}>{email}</a> or call{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>, and we’ll help.
      </Sentence>
    </noscript>
  );
}

const Sentence = styled.p`
  padding: 0.7rem 1rem;
  border-left: 0.3rem solid ${({ theme }) => theme.color.info};
  background: ${({ theme }) => theme.color.infoWash};
  color: ${({ theme }) => theme.color.info};
  font-weight: 600;

  /* Separates the notice from the next element. A container has no gap, unlike forms and panels. */
  ${Container} > noscript > & {
    margin-bottom: ${({ theme }) => theme.space.l};
  }
`;
