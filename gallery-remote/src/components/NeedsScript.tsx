import styled from 'styled-components';
import { useSite } from '@rangmala/shared/site';

/** Says what does not work in a browser without JavaScript, and how else to get help; nobody else sees it. */
export function NeedsScript({ children }: { children: string }) {
  const { email, phone } = useSite();
  return (
    <noscript>
      <Sentence>
        {children} You can also write to <a href={`mailto:${email}`}>{email}</a> or call{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>, and we help you.
      </Sentence>
    </noscript>
  );
}

const Sentence = styled.p`
  margin-bottom: ${({ theme }) => theme.space.l};
  padding: 0.7rem 1rem;
  border-left: 0.3rem solid ${({ theme }) => theme.color.info};
  background: ${({ theme }) => theme.color.infoWash};
  color: ${({ theme }) => theme.color.info};
  font-weight: 600;
`;
