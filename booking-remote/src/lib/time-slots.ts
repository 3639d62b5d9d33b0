import type { TimeSlot } from '@rangmala/shared/contract';
import { formatTime } from '@rangmala/shared/format';

export interface TimeSlotsOfHour {
  hour: number;
  /** Label of the hour: `10 AM`. */
  label: string;
  slots: TimeSlot[];
}

/** Groups time slots by hour; sorts the hours and the slots of each hour. */
export function groupByHour(slots: readonly TimeSlot[]): TimeSlotsOfHour[] {
  const hours = new Map<number, TimeSlot[]>();
  for (const slot of slots) hours.set(slot.hour, [...(hours.get(slot.hour) ?? []), slot]);
  return [...hours]
    .sort(([first], [second]) => first - second)
    .map(([hour, group]) => ({
      hour,
      label: `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`,
      slots: group.sort((first, second) => first.value.localeCompare(second.value)),
    }));
}

/** Adds the time that the customer has booked. The API omits this time, because it is not free. */
export function addBookedTime(slots: readonly TimeSlot[], time: string): TimeSlot[] {
  if (slots.some(({ value }) => value === time)) return [...slots];
  return [...slots, { hour: Number(time.slice(0, 2)), label: formatTime(time), value: time }];
}

/** Returns the number of free times as an announcement for screen readers. */
export function describeFreeTimes(count: number): string {
  return count === 0
    ? 'There are no free times on this day. Please choose another date.'
    : `Now choose the time: ${formatCount(count, 'free time')}.`;
}

/** Returns a count with its noun, for example `1 artist` or `2 artists`. */
export const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
