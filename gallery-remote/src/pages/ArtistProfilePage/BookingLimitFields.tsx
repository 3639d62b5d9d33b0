import { Grid, SelectField } from '@rangmala/shared/ui';
import type { ProfileDraft } from '../../lib/profile-draft.ts';
import { formatCount } from '../../lib/format-count.ts';

type Limits = Pick<ProfileDraft, 'notice_hours' | 'max_sessions_per_day'>;

const NOTICE_HOURS = [0, 1, 2, 4, 6, 12, 24, 48, 72, 168];
const SESSION_LIMITS = [1, 2, 3, 4, 5, 6, 8, 10, 12];

/** The artist's least notice and most sessions a day. */
export function BookingLimitFields({
  limits: { notice_hours, max_sessions_per_day },
  onChange,
}: {
  limits: Limits;
  onChange: (limits: Partial<Limits>) => void;
}) {
  return (
    <Grid $min="18rem" $gap="m">
      <SelectField
        label="Least notice"
        name="notice_hours"
        hint="How long before the start customers can still book."
        value={notice_hours}
        onChange={({ currentTarget: { value } }) => onChange({ notice_hours: Number(value) })}
      >
        {addSaved(NOTICE_HOURS, notice_hours).map((hours) => (
          <option key={hours} value={hours}>
            {formatNotice(hours)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Most sessions daily"
        name="max_sessions_per_day"
        hint="With this many sessions, a day is fully booked."
        value={max_sessions_per_day ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ max_sessions_per_day: value === '' ? null : Number(value) })
        }
      >
        <option value="">No limit</option>
        {addSaved(SESSION_LIMITS, max_sessions_per_day ?? 1).map((count) => (
          <option key={count} value={count}>
            {formatCount(count, 'session')}
          </option>
        ))}
      </SelectField>
    </Grid>
  );
}

/** Adds a saved value that is not among the values to choose from. */
const addSaved = (values: readonly number[], saved: number): number[] =>
  [...new Set([...values, saved])].sort((a, b) => a - b);

function formatNotice(hours: number): string {
  if (hours === 0) return 'None';
  return hours % 24 === 0 ? formatCount(hours / 24, 'day') : formatCount(hours, 'hour');
}
