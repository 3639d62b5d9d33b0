import { useRef } from 'react';
import styled from 'styled-components';
import { useApi } from '@rangmala/shared/api';
import type { DayOff } from '@rangmala/shared/contract';
import { Button, LoadingState, Stack, useToast } from '@rangmala/shared/ui';
import { useChangeApi } from '@rangmala/shared/endpoints';
import { getServerMessage } from '../../api/server-message.ts';
import { getDaysOffPath } from '../../api/paths.ts';
import { DayOffForm, describeDayOff } from './DayOffForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/**
 * The artist's days off, with a form to add one.
 * @param today today in business time
 */
export function DaysOff({ artistId, today }: { artistId: string; today: string }) {
  const { data: daysOff, error, reload } = useApi(getDaysOffPath(artistId));
  const changeApi = useChangeApi();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);

  async function removeDayOff(dayOff: DayOff): Promise<void> {
    try {
      await changeApi('DELETE /artists/{id}/days-off/{dayOffId}', {
        params: { id: artistId, dayOffId: dayOff.id },
      });
      toast(`${describeDayOff(dayOff)} is no longer off.`);
      // Moves the focus, because the focused button was removed with the day.
      heading.current?.focus();
    } catch (failure) {
      toast(getServerMessage(failure) ?? 'We couldn’t delete this day off. Please try again.', 'bad');
    }
  }

  return (
    <ProfileSection
      id="days-off"
      title="Days off"
      lead="Nobody can book you on these days. Changes here are saved immediately."
    >
      <h3 ref={heading} tabIndex={-1}>
        {daysOff?.length ? 'Your days off' : 'No days off planned.'}
      </h3>
      {daysOff ? (
        <List>
          {daysOff.map((dayOff) => (
            <li key={dayOff.id}>
              <span>{describeDayOff(dayOff)}</span>
              <Button
                variant="danger"
                aria-label={`Delete ${describeDayOff(dayOff)}`}
                onClick={() => void removeDayOff(dayOff)}
              >
                Delete
              </Button>
            </li>
          ))}
        </List>
      ) : (
        <LoadingState
          label="Loading your days off…"
          error={error && { message: 'We couldn’t load your days off.' }}
          onRetry={reload}
        />
      )}
      <DayOffForm artistId={artistId} today={today} />
    </ProfileSection>
  );
}

const List = styled(Stack).attrs({ as: 'ul', $gap: 's' })`
  max-width: 46rem;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.s};
    align-items: center;
    justify-content: space-between;
    padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
    border-left: 0.3rem solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.card};
  }
  &:empty {
    display: none;
  }
`;
