/** A festival on which people give. `occasion` is the slug of the products' occasion. */
interface Festival {
  occasion: string;
  name: string;
  /** Month and day of each year, or the dates of a festival that follows the moon or the week. */
  days: string | readonly string[];
}

const FESTIVALS: readonly Festival[] = [
  { occasion: 'new-year', name: 'New Year', days: '01-01' },
  { occasion: 'valentine', name: 'Valentine’s Day', days: '02-14' },
  { occasion: 'holi', name: 'Holi', days: ['2026-03-04', '2027-03-22', '2028-03-11'] },
  { occasion: 'mother’s-day', name: 'Mother’s Day', days: ['2026-05-10', '2027-05-09', '2028-05-14'] },
  { occasion: 'father’s-day', name: 'Father’s Day', days: ['2026-06-21', '2027-06-20', '2028-06-18'] },
  { occasion: 'rakhi', name: 'Rakhi', days: ['2026-08-28', '2027-08-17', '2028-08-05'] },
  { occasion: 'janmashtami', name: 'Janmashtami', days: ['2026-09-04', '2027-08-25', '2028-08-13'] },
  { occasion: 'teacher’s-day', name: 'Teacher’s Day', days: '09-05' },
  { occasion: 'diwali', name: 'Diwali', days: ['2026-11-08', '2027-10-29', '2028-10-17'] },
  { occasion: 'christmas', name: 'Christmas', days: '12-25' },
];

/** Returns each festival with its next date after `today`, the nearest first. Leaves out those without a known date. */
export function listNextFestivals(today: string): { occasion: string; name: string; date: string }[] {
  const year = Number(today.slice(0, 4));
  return FESTIVALS.flatMap(({ occasion, name, days }) => {
    const dates = typeof days === 'string' ? [`${year}-${days}`, `${year + 1}-${days}`] : days;
    const date = dates.find((each) => each > today);
    return date === undefined ? [] : [{ occasion, name, date }];
  }).sort((a, b) => a.date.localeCompare(b.date));
}
