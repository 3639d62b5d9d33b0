import type { ReactNode } from 'react';
import { links } from '@rangmala/shared/links';
import { ButtonLink, EmptyState } from '@rangmala/shared/ui';

/** Says why there is no appointment to show here, and leads to the customer's appointments. */
export function NoAppointment({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState title={title} action={<ButtonLink to={links.appointments()}>My Appointments</ButtonLink>}>
      <p>{children}</p>
    </EmptyState>
  );
}
