import type { ReactNode } from 'react';
import { useLocation } from '@rangmala/shared/router';
import styled from 'styled-components';
import type { Appointment } from '@rangmala/shared/contract';
import { getConversationLabel, SessionSteps } from '@rangmala/shared/chat';
import { links } from '@rangmala/shared/links';
import { useUser } from '@rangmala/shared/session';
import { useIsHydrated } from '@rangmala/shared/site';
import {
  ButtonAnchor,
  ButtonLink,
  EmptyState,
  InfoCard,
  LoadingState,
  Notice,
  Page,
  Row,
  Stack,
} from '@rangmala/shared/ui';
import { SessionFacts } from '../../components/SessionFacts.tsx';

const BOOKED_TITLE = 'You’re booked!';
const NO_BOOKING_TITLE = 'Your appointment';

export default function ConfirmationPage() {
  const state: unknown = useLocation().state;
  const isHydrated = useIsHydrated();
  const appointment = (state as { appointment?: Appointment } | null)?.appointment;
  const title = isHydrated && appointment ? BOOKED_TITLE : NO_BOOKING_TITLE;

  return (
    <Page
      narrow
      title={title}
      description="The summary of an appointment that was just booked."
      crumb="Confirmation"
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'Appointment', to: links.appointment() },
      ]}
    >
      <Content>
        {!isHydrated ? (
          <>
            {/* The server renders a loading state, because only the browser has the navigation state. */}
            <LoadingState label="Loading your appointment…" />
            <noscript>
              <NoBooking />
            </noscript>
          </>
        ) : appointment ? (
          <Summary appointment={appointment} />
        ) : (
          <NoBooking />
        )}
      </Content>
    </Page>
  );
}

function Summary({ appointment }: { appointment: Appointment }) {
  const { user } = useUser();
  const { id, artist_name, meeting_link, phone, session_type } = appointment;
  const conversationLink = (
    <ButtonLink to={links.appointmentChat(id)} variant={session_type === 'Chat' ? 'primary' : 'secondary'}>
      {getConversationLabel(session_type)}
    </ButtonLink>
  );
  return (
    <Stack $gap="xl">
      <InfoCard $gap="l" aria-label="Your session">
        <Notice tone="good">
          Your session is booked. {user ? `A confirmation is on its way to ${user.email}.` : ''}
        </Notice>
        <SessionFacts appointment={appointment} />
        {session_type === 'Call' && (
          <p>
            {phone
              ? `${artist_name} will call you on ${phone}.`
              : `Add your phone number in My Appointments, so that ${artist_name} can call you.`}
          </p>
        )}
        <Row $gap="m">
          {session_type === 'Chat' && conversationLink}
          {meeting_link && (
            <ButtonAnchor href={meeting_link} target="_blank" rel="noopener noreferrer">
              Join Meeting
            </ButtonAnchor>
          )}
          {session_type !== 'Chat' && conversationLink}
          <ButtonAnchor href={links.calendarFile(id)} download variant="secondary">
            Add to calendar
          </ButtonAnchor>
        </Row>
      </InfoCard>
      <SessionSteps title="What happens next" />
      <Row className="screen-only" $gap="m">
        <ButtonLink to={links.appointments()} variant="secondary">
          My Appointments
        </ButtonLink>
        <NextPageLinks />
      </Row>
    </Stack>
  );
}

/** Shown when the navigation state contains no appointment, and when JavaScript is off. */
function NoBooking() {
  return (
    <EmptyState
      title="There’s no booking to show here."
      action={
        <CentredLinks className="screen-only">
          <ButtonLink to={links.appointments()}>My Appointments</ButtonLink>
          <NextPageLinks />
        </CentredLinks>
      }
    >
      <p>
        This page shows an appointment right after you book it. All your appointments are in your account.
      </p>
    </EmptyState>
  );
}

function NextPageLinks(): ReactNode {
  return (
    <>
      <ButtonLink to={links.home()} variant="secondary">
        Go to Home
      </ButtonLink>
      <ButtonLink to={links.appointment()} variant="secondary">
        Book Another
      </ButtonLink>
    </>
  );
}

/** The height keeps the footer in place when a short content replaces the loading state. */
const Content = styled.div`
  min-height: 70vh;
`;

const CentredLinks = styled(Row).attrs({ $gap: 'm', $justify: 'center' })`
  /* Stacks the links on narrow screens, regardless of the width of their labels. */
  @media (width < 30rem) {
    flex-direction: column;
  }
`;
