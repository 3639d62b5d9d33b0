import { createLazyComponent } from '@rangmala/shared/ui';

/** The appointment form. Its code is loaded when the page is hydrated. */
export const lazyAppointmentForm = createLazyComponent(
  async () => (await import('./AppointmentForm.tsx')).AppointmentForm,
  '[data-appointment-form]',
);
