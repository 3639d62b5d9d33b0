import styled from 'styled-components';
import type { Artist, FreeTime } from '@rangmala/shared/contract';
import { formatDayWithoutYear } from '@rangmala/shared/format';
import { links } from '@rangmala/shared/links';
import { AppLink, ButtonLink, InfoCard, Muted, Row } from '@rangmala/shared/ui';

export interface NextTimesProps {
  artist: Pick<Artist, 'id' | 'name' | 'art_types'>;
  times: readonly FreeTime[];
}

/** The artist's next free times. Each time is a link to the booking flow in which this time is chosen. */
export function NextTimes({ artist: { id, name, art_types }, times }: NextTimesProps) {
  const days = [...new Set(times.map(({ date }) => date))];
  const choices = { artType: art_types[0], artist: id };
  return (
    <Card aria-labelledby="next-times">
      <h2 id="next-times">Next free times</h2>
      {days.length === 0 && <p>{name} has no free times in the next four weeks. Please check back soon.</p>}
      {days.map((day) => (
        <div key={day}>
          <h3>{formatDayWithoutYear(day)}</h3>
          <Times>
            {times
              .filter(({ date }) => date === day)
              .map(({ date, time, label }) => (
                <li key={time}>
                  <AppLink
                    className="tap-target"
                    to={links.appointment({ ...choices, date, time })}
                    aria-label={`Book ${formatDayWithoutYear(date)}, ${label}`}
                  >
                    {label}
                  </AppLink>
                </li>
              ))}
          </Times>
        </div>
      ))}
      {days.length > 0 && (
        <>
          <Muted>Half an hour each, Indian Standard Time.</Muted>
          <ButtonLink variant="secondary" to={links.appointment(choices)}>
            See more times
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

const Card = styled(InfoCard)`
  h3 {
    margin-bottom: ${({ theme }) => theme.space.s};
    font-family: ${({ theme }) => theme.font.text};
    font-size: 1em;
  }
`;

const Times = styled(Row).attrs({ as: 'ul' })`
  a {
    padding-inline: 0.8rem;
    border: 2px solid ${({ theme }) => theme.color.edge};
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.color.ink};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  a:hover {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentWash};
  }
  a:active {
    background: ${({ theme }) => theme.color.rose};
  }
`;
