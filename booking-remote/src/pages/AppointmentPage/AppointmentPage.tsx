import { useState } from 'react';
import { links } from '@rangmala/shared/links';
import type { PageData, PageParts } from '@rangmala/shared/remote';
import {
  Container,
  HydrateLater,
  LoadingState,
  NoScriptNotice,
  PageHeader,
  PageMeta,
} from '@rangmala/shared/ui';
import { getAppointmentsPath } from '../../api/use-appointments.ts';
import { getArtistPath, getArtistsPath } from '../../api/use-artists.ts';
import { getArtTypesPath } from '../../api/use-art-types.ts';
import { getFreeDaysPath } from '../../api/use-free-days.ts';
import { getAvailabilityPath } from '../../api/use-availability.ts';
import { readChoices } from '../../lib/choices.ts';
import { lazyAppointmentForm } from './lazy-appointment-form.ts';
import { loadLaterSteps } from './lazy-steps.ts';

export const data: PageData = (_params, search, session) => {
  const { artType, artist, date, time } = readChoices(search);
  return [
    getArtTypesPath(),
    ...(artType ? [getArtistsPath(artType)] : []),
    ...(artist ? [getArtistPath(artist), getFreeDaysPath(artist)] : []),
    ...(artist && date ? [getAvailabilityPath(artist, date)] : []),
    ...(artist && date && time && session?.user ? [getAppointmentsPath(session.user.userId)] : []),
  ];
};

/** Loads the code of the later steps when the URL has an art type or an artist. Hydration waits for this code. */
export const parts: PageParts = async (search) => {
  const { artType, artist } = readChoices(search);
  if (artType || artist) await loadLaterSteps();
};

const TITLE = 'Book an Appointment';
const LEAD = 'Half an hour with one of our artists, by video, call or chat. It’s free.';

export default function AppointmentPage() {
  const [{ AppointmentForm }] = useState(() => ({ AppointmentForm: lazyAppointmentForm.getComponent() }));
  return (
    <Container>
      <PageMeta
        title={TITLE}
        description="Book half an hour with one of our artists by video, call or chat. Choose an art type, an artist, a day and a time."
        path={links.appointment()}
      />
      <PageHeader
        title={TITLE}
        lead={LEAD}
        trail={[{ name: 'Home', to: links.home() }, { name: 'Appointment' }]}
      />
      <NoScriptNotice>Booking an appointment here</NoScriptNotice>
      <HydrateLater
        trigger="page-hydration"
        load={lazyAppointmentForm.load}
        fallback={<LoadingState tall label="Loading the art types…" />}
      >
        <AppointmentForm title={TITLE} />
      </HydrateLater>
    </Container>
  );
}
