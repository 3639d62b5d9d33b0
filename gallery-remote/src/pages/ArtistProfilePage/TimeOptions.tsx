import { formatTime } from '@rangmala/shared/format';

/** Times (`HH:MM`) as the options of a select field. */
export function TimeOptions({ times }: { times: readonly string[] }) {
  return times.map((time) => (
    <option key={time} value={time}>
      {time === '24:00' ? '12:00 AM (midnight)' : formatTime(time)}
    </option>
  ));
}
