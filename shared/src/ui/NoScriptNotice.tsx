import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';
import { Container } from './Layout.tsx';

/**
 * Says without JavaScript, and only there, what does not work, and how else to get it.
 * `children` is what needs it, as the sentence begins: `Adding to the cart`.
 */
export function NoScriptNotice({ children }: { children: string }) {
  const { email, phone } = useSite();
  return (
    <noscript>
      <Sentence>
        {children} needs JavaScript, which is switched off in this browser. You can also write to{' '}
        <a href={`mailto:${email}`}>{email}</a> or call{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>, and we help you.
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

  /* In forms and panels the gap parts it from what follows. */
  ${Container} > noscript > & {
    margin-bottom: ${({ theme }) => theme.space.l};
  }
`;
