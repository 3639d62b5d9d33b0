import { useId } from 'react';
import styled from 'styled-components';
import type { Appointment, HandOverSummary } from '@rangmala/shared/contract';
import { formatDay, formatTime } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import {
  AppLink,
  Button,
  ButtonAnchor,
  ButtonLink,
  Card,
  Notice,
  Picture,
  Row,
  SquareFrame,
  Stack,
} from '@rangmala/shared/ui';
import { describeHandOver, describeWishes, getConversationLabel } from '@rangmala/shared/chat';
import { ReferencePicture, TimeZoneLine } from '../../components/SessionFacts.tsx';

export interface AppointmentItemProps {
  appointment: Appointment;
  isUpcoming: boolean;
  onCancel: () => void;
}

export function AppointmentItem({ appointment, isUpcoming, onCancel }: AppointmentItemProps) {
  const { id, date, time, artist_name, artist_image, placeholder, art_type, session_type } = appointment;
  const {
    phone,
    note,
    reference_image,
    proposal_token,
    hand_over,
    unread_messages: unreadCount,
  } = appointment;
  const timeId = useId();
  const wishes = describeWishes(appointment);
  const [weekday, day] = formatDay(date).split(', ');
  const conversationLink = (
    <ButtonLink
      to={links.appointmentChat(id)}
      variant={isUpcoming && session_type === 'Chat' ? 'primary' : 'secondary'}
      aria-describedby={timeId}
    >
      {getConversationLabel(session_type, unreadCount)}
    </ButtonLink>
  );

  return (
    <Item>
      <SquareFrame>
        {artist_image && (
          <Picture src={artist_image} alt="" sizes="5.5rem" placeholder={placeholder} fit="cover" />
        )}
      </SquareFrame>
      <Details>
        <h2 id={timeId}>
          <Part>{weekday},</Part> <Part>{day},</Part> <Part>{formatTime(time)}</Part>
        </h2>
        <MutedText>
          <TimeZoneLine date={date} time={time} />
        </MutedText>
        <p>
          <strong>{artist_name}</strong>, {art_type}
        </p>
        <MutedText>
          {session_type}
          {!isUpcoming && <Tag>Past</Tag>}
        </MutedText>
        {isUpcoming && session_type === 'Call' && (
          <MutedText>
            {phone
              ? `${artist_name} will call you on ${phone}.`
              : `Choose Edit to add your phone number, so that ${artist_name} can call you.`}
          </MutedText>
        )}
        {note && <MutedText>Your idea: {note}</MutedText>}
        {wishes && <MutedText>{wishes}</MutedText>}
        {reference_image && <ReferencePicture url={reference_image} />}
        {hand_over && <HandOverNotice id={id} artistName={artist_name} handOver={hand_over} />}
        {isUpcoming && proposal_token && (
          <Notice tone="info">
            {artist_name} proposed another time.{' '}
            <AppLink to={links.proposal(proposal_token)} aria-describedby={timeId}>
              See the suggested times
            </AppLink>
          </Notice>
        )}
      </Details>
      {!isUpcoming && <Actions>{conversationLink}</Actions>}
      {isUpcoming && (
        <Actions>
          {conversationLink}
          {appointment.meeting_link && (
            <ButtonAnchor
              href={appointment.meeting_link}
              target="_blank"
              rel="noopener noreferrer"
              aria-describedby={timeId}
            >
              Join Meeting
            </ButtonAnchor>
          )}
          <ButtonLink to={links.editAppointment(id)} variant="secondary" aria-describedby={timeId}>
            Edit
          </ButtonLink>
          <ButtonAnchor href={links.calendarFile(id)} download variant="secondary" aria-describedby={timeId}>
            Add to calendar
          </ButtonAnchor>
          <Button className="script-only" variant="danger" aria-describedby={timeId} onClick={onCancel}>
            Cancel Appointment
          </Button>
        </Actions>
      )}
    </Item>
  );
}

/** The state of the design that the artist has handed over, with links to it. */
function HandOverNotice({
  id,
  artistName,
  handOver: { status, title },
}: {
  id: string;
  artistName: string;
  handOver: HandOverSummary;
}) {
  const headingId = useId();
  return (
    <Design aria-labelledby={headingId}>
      <h3 id={headingId}>Your design by {artistName}</h3>
      <p>
        “{title}”. {describeHandOver(status, 'customer', artistName)}
      </p>
      <Row as="p" $gap="m">
        <AppLink className="tap-target" to={links.appointmentChat(id)}>
          {status === 'waiting_for_customer' ? 'Approve or ask for a change' : 'See your design'}
        </AppLink>
        {status === 'approved' && (
          <AppLink className="tap-target" to={links.appointmentProducts(id)}>
            Put it on a product
          </AppLink>
        )}
      </Row>
    </Design>
  );
}

const Design = styled.section`
  margin-top: ${({ theme }) => theme.space.s};

  h3 {
    font-size: ${({ theme }) => theme.text.body};
  }
`;

const Item = styled(Card).attrs({ as: 'li', $gap: 'm', $padding: 'm' })`
  grid-template-columns: min(4.5rem, 25%) minmax(0, 1fr);

  @media ${({ theme }) => theme.media.medium} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
  @media screen and ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => theme.space.l};
  }
`;

const Details = styled(Stack).attrs({ $gap: 'xs' })`
  h2 {
    font-size: ${({ theme }) => theme.text.large};
    line-height: 1.3;
  }
  @media ${({ theme }) => theme.media.medium} {
    h2 {
      font-size: ${({ theme }) => theme.text.h3};
    }
  }
`;

/** A part of the heading. On narrow screens each part starts a line, on other screens it has no line breaks. */
const Part = styled.span`
  display: block;

  @media (width >= 30rem) {
    display: inline;
    white-space: nowrap;
  }
`;

const MutedText = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  white-space: pre-line;
`;

const Tag = styled.span`
  margin-left: 0.75rem;
  padding: 0.1rem 0.7rem;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.ink};
  font-size: ${({ theme }) => theme.text.small};
`;

const Actions = styled(Row)`
  grid-column: 1 / -1;
  gap: 0.75rem;
  padding-top: ${({ theme }) => theme.space.s};

  @media (width < 26rem) {
    > * {
      flex: 1 1 auto;
    }
  }
`;
