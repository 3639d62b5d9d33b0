import type { ReactNode } from 'react';
import { useSite } from '@rangmala/shared/site';
import { Icon } from '@rangmala/shared/ui';
import styled from 'styled-components';

interface ContactRowsProps {
  className?: string;
  /** Further pairs of icon and text. */
  children?: ReactNode;
}

/** The shop's postal address, email address and phone number, each behind an icon. */
export function ContactRows({ className, children }: ContactRowsProps) {
  const { address, email, phone } = useSite();
  return (
    <Rows className={className}>
      <Icon name="pin" />
      <address>
        {address.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <Icon name="mail" />
      <a href={`mailto:${email}`}>{email}</a>
      <Icon name="phone" />
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      {children}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => theme.space.s} 0.75rem;
  align-items: center;
  overflow-wrap: anywhere;

  svg:has(+ address, + p) {
    align-self: start;
    margin-top: 0.15rem;
  }
  a {
    padding-block: 0.35rem;
  }
`;
