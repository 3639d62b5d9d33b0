import { startTransition, useEffect, useOptimistic, useRef, useState } from 'react';
import { useLocation, useSearchParams } from '@rangmala/shared/router';
import type { Appointment, AppointmentFilter } from '@rangmala/shared/contract';
import { LIST_PAGE_SIZE } from '@rangmala/shared/contract/rules';
import { links, readPageNumber } from '@rangmala/shared/links';
import type { PageData } from '@rangmala/shared/remote';
import { useUser } from '@rangmala/shared/session';
import {
  Button,
  ButtonLink,
  ChoiceGroup,
  EmptyState,
  LoadingState,
  NoScriptNotice,
  Notice,
  Page,
  PageLinks,
  Row,
  Stack,
  useToast,
} from '@rangmala/shared/ui';
import { useApi, useLatest } from '@rangmala/shared/api';
import { getAppointmentCountsPath, getAppointmentsPath } from '../../api/paths.ts';
import { SignInPrompt } from '../../components/SignInPrompt.tsx';
import { parseFilter } from '../../lib/appointments.ts';
import { isUpcoming } from '../../lib/business-time.ts';
import { useNow } from '../../components/use-clock.ts';
import { AppointmentItem } from './AppointmentItem.tsx';
import { CancelDialog } from './CancelDialog.tsx';

export const data: PageData = (_params, search, session) =>
  session?.user
    ? [
        getAppointmentsPath(session.user.userId, parseFilter(search.get('show')), readPageNumber(search)),
        getAppointmentCountsPath(session.user.userId),
      ]
    : [];

const TITLE = 'My Appointments';
const FILTER_OPTIONS = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All' },
];

export default function AppointmentsPage() {
  return (
    <Page
      narrow
      title={TITLE}
      description="Your sessions with our artists."
      lead="Your sessions with our artists. Times are Indian Standard Time."
      crumb="My Appointments"
      trail={[
        { name: 'Home', to: links.home() },
        { name: 'My Account', to: links.account() },
      ]}
    >
      <NoScriptNotice>Changing or cancelling an appointment here</NoScriptNotice>
      <MyAppointments />
    </Page>
  );
}

function MyAppointments() {
  const { user } = useUser();
  const [search] = useSearchParams();
  // Shows a new filter at once, because the router updates only at the end of a transition.
  const [filter, setFilter] = useOptimistic(parseFilter(search.get('show')));
  const page = readPageNumber(search);
  const {
    data: appointments,
    error,
    reload,
  } = useApi(user && getAppointmentsPath(user.userId, filter, page));
  const { data: counts } = useApi(user && getAppointmentCountsPath(user.userId));
  const wasLoaded = useLatest(appointments) !== undefined;
  const isSignedOut = !user?.userId || error?.status === 401 || error?.status === 403;

  if (isSignedOut) return <SignInPrompt next={links.appointments()} />;
  if (appointments || (wasLoaded && !error)) {
    return (
      <List
        appointments={appointments}
        total={counts?.[filter] ?? 0}
        isNew={counts ? counts.all === 0 : appointments?.length === 0}
        page={page}
        filter={filter}
        setFilter={setFilter}
      />
    );
  }
  return <LoadingState tall label="Loading your appointments…" error={error} onRetry={reload} />;
}

interface ListProps {
  /** The appointments of the page; undefined while they load. */
  appointments: readonly Appointment[] | undefined;
  /** Number of appointments on all pages. */
  total: number;
  /** Whether the customer has no appointments at all. */
  isNew: boolean;
  page: number;
  filter: AppointmentFilter;
  setFilter: (filter: AppointmentFilter) => void;
}

function List({ appointments, total, isNew, page, filter, setFilter }: ListProps) {
  const now = useNow();
  const [, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const toast = useToast();
  const [appointmentToCancel, setAppointmentToCancel] = useState<Appointment>();
  const [cancellationCount, setCancellationCount] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  // A session may have begun since the server listed the upcoming ones.
  const filteredAppointments = (appointments ?? []).filter(
    (each) => filter === 'all' || isUpcoming(each, now) === (filter === 'upcoming'),
  );
  const successMessage = (state as { successMessage?: unknown } | null)?.successMessage;

  function chooseFilter(newFilter: AppointmentFilter): void {
    startTransition(() => {
      setFilter(newFilter);
      setSearch(newFilter === 'upcoming' ? {} : { show: newFilter }, { replace: true });
    });
  }

  function announceCancellation({ artist_name }: Appointment): void {
    setAppointmentToCancel(undefined);
    setCancellationCount(cancellationCount + 1);
    toast(`Your appointment with ${artist_name} has been cancelled.`);
  }

  // Moves the focus to the list, because the focused button disappears with its appointment. The effect runs after the
  // dialog has closed.
  useEffect(() => {
    if (cancellationCount > 0) list.current?.focus();
  }, [cancellationCount]);

  return (
    <Stack $gap="l">
      {/* The message may be about the appointment that was cancelled. */}
      {typeof successMessage === 'string' && cancellationCount === 0 && (
        <Notice tone="good">{successMessage}</Notice>
      )}
      <Row as="form" className="screen-only" $gap="m" $align="end" autoComplete="off">
        <ChoiceGroup
          legend="Show"
          name="show"
          options={FILTER_OPTIONS}
          value={filter}
          onChange={(value) => chooseFilter(parseFilter(value))}
        />
        <noscript>
          <Button type="submit" variant="secondary">
            Show these
          </Button>
        </noscript>
      </Row>
      <div ref={list} tabIndex={-1}>
        {!appointments ? (
          <LoadingState label="Loading your appointments…" />
        ) : filteredAppointments.length > 0 ? (
          <Stack as="ul" aria-label={TITLE}>
            {filteredAppointments.map((appointment) => (
              <AppointmentItem
                key={appointment.id}
                appointment={appointment}
                isUpcoming={isUpcoming(appointment, now)}
                onCancel={() => setAppointmentToCancel(appointment)}
              />
            ))}
          </Stack>
        ) : (
          <NoAppointments filter={filter} isNew={isNew} />
        )}
        <PageLinks
          page={page}
          count={Math.ceil(total / LIST_PAGE_SIZE)}
          createLink={(number) => links.appointments(filter, number)}
        />
      </div>
      <CancelDialog
        appointment={appointmentToCancel}
        onClose={() => setAppointmentToCancel(undefined)}
        onCancelled={announceCancellation}
      />
    </Stack>
  );
}

const NO_APPOINTMENTS_TITLES: Record<AppointmentFilter, string> = {
  upcoming: 'You have no upcoming appointments.',
  past: 'You have no past appointments.',
  all: 'You have no appointments yet.',
};

function NoAppointments({ filter, isNew }: { filter: AppointmentFilter; isNew: boolean }) {
  return (
    <EmptyState
      title={NO_APPOINTMENTS_TITLES[filter]}
      action={<ButtonLink to={links.appointment()}>Book an Appointment</ButtonLink>}
    >
      <p>
        {isNew
          ? 'Half an hour with an artist, by video, call or chat: bring an idea, leave with a plan.'
          : 'Choose another filter above to see the rest.'}
      </p>
    </EmptyState>
  );
}
