import { createLazyComponent } from '@rangmala/shared/ui';

/** The page shows an error after the second failure, and the visitor can try again. */
const MAX_LOAD_ATTEMPTS = 2;

/** The appointment form. Its code is loaded when the page is hydrated. */
export const lazyAppointmentForm = createLazyComponent(
  async () => (await import('./AppointmentForm.tsx')).AppointmentForm,
  '[data-appointment-form]',
  MAX_LOAD_ATTEMPTS,
);
