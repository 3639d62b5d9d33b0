import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ProfileSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the profile page with an id for links. */
export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  return (
    <Section id={id}>
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
`;

const Lead = styled.p`
  max-width: 42rem;
  color: ${({ theme }) => theme.color.inkSoft};
`;
