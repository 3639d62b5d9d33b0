import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import { DaysOff } from './DaysOff.tsx';

const PATH = '/artists/meera-joshi/days-off';
const CHRISTMAS = { id: 'c', first_date: '2026-12-24', last_date: '2026-12-26' };

function showDaysOff(api: Record<string, unknown>) {
  return renderPage(<DaysOff artistId="meera-joshi" today="2026-11-25" />, {
    session: { artist: { artist_id: 'meera-joshi' } },
    api: { [`GET ${PATH}`]: [CHRISTMAS], ...api },
  });
}

test('adds a part of a day off, and lists the sessions that stay booked', async () => {
  const day = { first_date: '2026-11-30', last_date: '2026-11-30' };
  const morning = { ...day, start_time: '10:00', end_time: '12:30' };
  const booked = [{ date: '2026-11-30', time: '10:30:00' }];
  const { user, api } = showDaysOff({
    [`POST ${PATH}`]: { status: 201, body: { ...morning, id: 'm', booked } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Day Off' }));
  expect(screen.getByLabelText('First date off')).toHaveAccessibleDescription('Please choose the day.');
  await user.click(screen.getByRole('checkbox', { name: 'Only some hours' }));
  fireEvent.change(screen.getByLabelText('Date off'), { target: { value: '2026-11-30' } });
  await user.selectOptions(screen.getByLabelText('Off until'), '12:30 PM');
  api.setResponses({ [`GET ${PATH}`]: [{ ...morning, id: 'm' }, CHRISTMAS] });
  await user.click(screen.getByRole('button', { name: 'Add Day Off' }));
  expect(await screen.findByText('Monday, 30 November, 10:30 AM')).toBeVisible();
  expect(api.bodiesTo(`POST ${PATH}`)).toMatchObject([morning]);
  expect(screen.getByRole('button', { name: 'Delete Monday, 30 November, 10:00 AM–12:30 PM' })).toBeVisible();
});

test('deletes a day off', async () => {
  const { user, api } = showDaysOff({ [`DELETE ${PATH}/c`]: { status: 204 } });
  const name = 'Delete Thursday, 24 December – Saturday, 26 December';
  const button = await screen.findByRole('button', { name });
  api.setResponses({ [`GET ${PATH}`]: [] });
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'No days off planned.' })).toHaveFocus();
});
