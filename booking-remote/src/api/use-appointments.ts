import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Appointment } from '@rangmala/shared/contract';

export const appointmentsPath = (userId: string) => `/appointments/user/${encodeURIComponent(userId)}`;
export const appointmentPath = (id: string) => `/appointments/${encodeURIComponent(id)}`;

/** All appointments of the customer, past ones too; asks nothing while nobody is signed in. */
export function useAppointments(userId: string | undefined): ApiResult<Appointment[]> {
  return useApi<Appointment[]>(userId ? appointmentsPath(userId) : null);
}

export function useAppointment(id: string): ApiResult<Appointment> {
  return useApi<Appointment>(appointmentPath(id));
}
