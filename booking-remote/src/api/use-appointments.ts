import { useApi, type ApiResult } from '@rangmala/shared/api';
import type { Appointment } from '@rangmala/shared/contract';
import { apiPath } from '@rangmala/shared/endpoints';

export const getAppointmentsPath = (userId: string) => apiPath('GET /appointments/user/{userId}', { userId });
export const getAppointmentPath = (id: string) => apiPath('GET /appointments/{id}', { id });

/** Returns the upcoming and past appointments of the customer; requests nothing for a guest. */
export function useAppointments(userId: string | undefined): ApiResult<Appointment[]> {
  return useApi(userId ? getAppointmentsPath(userId) : null);
}

export function useAppointment(id: string): ApiResult<Appointment> {
  return useApi(getAppointmentPath(id));
}
