import styled from 'styled-components';
import { SessionSteps } from '@rangmala/shared/chat';
import { links } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { NoScriptNotice, Page } from '@rangmala/shared/ui';
import { apiPath } from '@rangmala/shared/endpoints';
import {
  getAppointmentsOfDayPath,
  getArtistPath,
  getArtistsPath,
  getAvailabilityPath,
  getFreeDaysPath,
} from '../../api/paths.ts';
import { readChoices } from '../../lib/choices.ts';
import { AppointmentForm } from './AppointmentForm.tsx';

export const data: PageData = (_params, search, session) => {
  const { artType, artist, date, time } = readChoices(search);
  return [
    apiPath('GET /artists/art-types'),
    ...(artType ? [getArtistsPath(artType)] : []),
    ...(artist ? [getArtistPath(artist), getFreeDaysPath(artist)] : []),
    ...(artist && date ? [getAvailabilityPath(artist, date)] : []),
    ...(artist && date && time && session?.user ? [getAppointmentsOfDayPath(session.user.userId, date)] : []),
  ];
};

const TITLE = 'Book an Appointment';
const LEAD = 'Half an hour with one of our artists, by video, call or chat. It’s free.';

export default function AppointmentPage() {
  return (
    <Page
      title={TITLE}
      description="Book half an hour with one of our artists by video, call or chat. Choose an art type, an artist, a day and a time."
      path={links.appointment()}
      lead={LEAD}
      crumb="Appointment"
      trail={[{ name: 'Home', to: links.home() }]}
    >
      <NoScriptNotice>Booking an appointment here</NoScriptNotice>
      <AppointmentForm title={TITLE} />
      <Steps>
        <SessionSteps />
      </Steps>
    </Page>
  );
}

const Steps = styled.div`
  margin-top: ${({ theme }) => theme.space.section};
`;
