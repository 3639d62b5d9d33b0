import { useId } from 'react';
import styled from 'styled-components';
import type { TimeSlot } from '@rangmala/shared/contract';
import { SESSION_MINUTES } from '@rangmala/shared/contract/rules';
import { LoadingState, VisuallyHidden } from '@rangmala/shared/ui';
import { useViewerZone } from './use-clock.ts';
import type { FreeTimes } from './use-free-times.ts';
import { groupByHour, type TimeSlotsOfHour } from '../lib/time-slots.ts';
import { formatViewerTime } from '../lib/business-time.ts';
import { RadioCard } from './RadioCard.tsx';
import { StepFieldset } from './StepFieldset.tsx';

export interface TimeStepProps {
  number?: number;
  date: string;
  time: string | undefined;
  /** The times to choose from. */
  freeTimes: FreeTimes;
  /** Validation message of the chosen time. */
  error?: string | undefined;
  onChoose: (slot: TimeSlot) => void;
}

/** The step in which the customer chooses a time. The times are grouped by hour. */
export function TimeStep({ number, date, time, freeTimes, error, onChoose }: TimeStepProps) {
  const { slots } = freeTimes;
  const zone = useViewerZone();
  const getViewerTime = (slot: TimeSlot) => formatViewerTime({ date, time: slot.value }, zone);
  const isInOtherZone = slots?.some((slot) => getViewerTime(slot) !== undefined);

  return (
    <StepFieldset
      legend="Time"
      number={number}
      error={error}
      chosen={number === undefined ? undefined : slots?.find(({ value }) => value === time)?.label}
      hint={
        <ZoneHint>
          Times are Indian Standard Time.{' '}
          {isInOtherZone
            ? `Your local time (${zone?.replaceAll('_', ' ')}) is shown below each one.`
            : `A session lasts ${SESSION_MINUTES} minutes.`}
        </ZoneHint>
      }
    >
      {slots ? (
        slots.length > 0 ? (
          <Hours>
            {groupByHour(slots).map((hour) => (
              <Hour
                key={hour.hour}
                hour={hour}
                time={time}
                getViewerTime={getViewerTime}
                onChoose={onChoose}
              />
            ))}
          </Hours>
        ) : (
          <p>No free times on this day. Please choose another date.</p>
        )
      ) : (
        <LoadingState
          tall
          label="Loading the free times…"
          error={freeTimes.error}
          onRetry={freeTimes.reload}
        />
      )}
    </StepFieldset>
  );
}

interface HourProps {
  hour: TimeSlotsOfHour;
  time: string | undefined;
  getViewerTime: (slot: TimeSlot) => string | undefined;
  onChoose: (slot: TimeSlot) => void;
}

function Hour({ hour, time, getViewerTime, onChoose }: HourProps) {
  const id = useId();
  return (
    <Row role="group" aria-labelledby={id}>
      <HourLabel id={id}>{hour.label}</HourLabel>
      {hour.slots.map((slot) => {
        const viewerTime = getViewerTime(slot);
        return (
          <SlotCard
            key={slot.value}
            name="time"
            value={slot.value}
            checked={slot.value === time}
            onChoose={() => onChoose(slot)}
            label={slot.label}
          >
            {viewerTime && (
              <>
                {viewerTime} <VisuallyHidden>your time</VisuallyHidden>
              </>
            )}
          </SlotCard>
        );
      })}
    </Row>
  );
}

/** Reserves the height of the hint with the viewer's time zone, because the zone is known only after hydration. */
const ZoneHint = styled.p`
  min-height: 2lh;

  @media ${({ theme }) => theme.media.medium} {
    min-height: 1lh;
  }
`;

const Hours = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  gap: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.xl};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 3.4rem repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.s};
  align-items: center;

  /* Beside large text, a phone has room for one column. */
  @container (width < 14rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const HourLabel = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-weight: 600;
`;

const SlotCard = styled(RadioCard)`
  gap: 0.55rem;
  height: 100%;
  padding: 0.4rem 0.6rem;
  font-variant-numeric: tabular-nums;

  /* Makes the label smaller, so that the time in the viewer's time zone and its day fit on one line. */
  @media (width < 26rem) {
    gap: 0.35rem;
    padding-inline: 0.4rem;

    [id$='-details'] {
      font-size: 0.8rem;
      letter-spacing: -0.01em;
    }
  }
`;
