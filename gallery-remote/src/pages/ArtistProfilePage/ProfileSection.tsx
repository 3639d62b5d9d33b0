import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '@rangmala/shared/ui';

export interface ProfileSectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the profile page with an id for links. */
export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  return (
    <Stack as="section" id={id}>
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Stack>
  );
}

const Lead = styled.p`
  max-width: 42rem;
  color: ${({ theme }) => theme.color.inkSoft};
`;
