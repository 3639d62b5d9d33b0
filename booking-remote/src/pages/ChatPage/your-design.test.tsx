import { screen, within } from '@testing-library/react';
import type { HandOver } from '@rangmala/shared/contract';
import { createRefusal, expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import { approvedHandOver, createHandOver } from '../../testing/hand-over.ts';
import { customer } from '../../testing/booking-api.ts';
import { YourDesign } from './YourDesign.tsx';

const GET_DESIGN = 'GET /appointments/a1/hand-over';
const POST_CHANGE = 'POST /appointments/a1/hand-over/changes';
const POST_APPROVAL = 'POST /appointments/a1/hand-over/approval';
const PUT_GALLERY = 'PUT /appointments/a1/hand-over/gallery';

function showDesign(handOver: HandOver, api: PageOptions['api'] = {}) {
  return renderPage(<YourDesign id="a1" artistName="Meera Joshi" />, {
    session: { user: customer },
    api: { [GET_DESIGN]: handOver, ...api },
  });
}
const findRegion = async () =>
  within(await screen.findByRole('region', { name: 'Your design by Meera Joshi' }));

test('shows the design, and approves it with the consent for the gallery', async () => {
  const { user, api } = showDesign(createHandOver(), { [POST_APPROVAL]: approvedHandOver });
  const region = await findRegion();
  expect(region.getByRole('heading', { name: 'Peacock' })).toBeVisible();
  expect(region.getByText('In Warli white')).toBeVisible();
  expect(region.getByRole('img', { name: 'Peacock' })).toBeVisible();
  expect(region.queryByRole('link', { name: 'Put it on a product' })).not.toBeInTheDocument();
  await user.click(region.getByRole('checkbox', { name: 'Meera Joshi may show it in the gallery' }));
  api.setResponses({ [GET_DESIGN]: approvedHandOver });
  await user.click(region.getByRole('button', { name: 'Approve' }));
  await region.findByRole('link', { name: 'Put it on a product' });
  expectLink('Put it on a product', '/account/appointments/a1/products', region);
  expect(region.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(api.bodiesTo(POST_APPROVAL)).toEqual([{ version: 1, gallery: true }]);
});

test('asks for a change with words and marks, which taps and arrow keys place', async () => {
  const marks = [{ picture: 'p1', x: 0.52, y: 0.5, note: 'Bluer' }];
  const changed = createHandOver({
    status: 'waiting_for_artist',
    events: [
      { at: '2026-11-27T05:30:00.000Z', kind: 'change_asked', version: 1, text: 'Longer tail', marks },
    ],
    rounds: { used: 1, included: 2 },
  });
  const { user, api } = showDesign(createHandOver(), { [POST_CHANGE]: { status: 201, body: changed } });
  const region = await findRegion();
  await user.click(region.getByRole('button', { name: 'Ask for a change' }));
  await user.click(region.getByRole('button', { name: 'Send to Meera Joshi' }));
  expect(region.getByRole('alert')).toHaveTextContent('Please write what should change.');
  await user.click(region.getByRole('button', { name: 'Set a mark on Peacock' }));
  region.getByRole('button', { name: /^Mark 1/ }).focus();
  await user.keyboard('{ArrowRight}');
  await user.type(region.getByRole('textbox', { name: 'Mark 1' }), 'Bluer');
  await user.type(region.getByRole('textbox', { name: 'What should change?' }), 'Longer tail');
  api.setResponses({ [GET_DESIGN]: changed });
  await user.click(region.getByRole('button', { name: 'Send to Meera Joshi' }));
  expect(await region.findByText('“Longer tail”')).toBeVisible();
  expect(region.getByText('Bluer')).toBeVisible();
  expect(region.getByText(/Meera Joshi is working on a new version/)).toBeVisible();
  expect(api.bodiesTo(POST_CHANGE)).toEqual([{ version: 1, text: 'Longer tail', marks }]);
});

test('offers no third round, and keeps the design when a newer version was sent', async () => {
  const detail = 'Meera Joshi has sent a newer version. Please look at it first.';
  const { user } = showDesign(createHandOver({ rounds: { used: 2, included: 2 } }), {
    [POST_APPROVAL]: createRefusal(409, detail),
  });
  const region = await findRegion();
  expect(region.queryByRole('button', { name: 'Ask for a change' })).not.toBeInTheDocument();
  expect(region.getByText(/Both included rounds are used/)).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Approve' }));
  expect(await region.findByRole('alert')).toHaveTextContent(detail);
});

test('withdraws the consent for the gallery', async () => {
  const { user, api } = showDesign(
    { ...approvedHandOver, gallery_allowed: true },
    { [PUT_GALLERY]: approvedHandOver },
  );
  const region = await findRegion();
  api.setResponses({ [GET_DESIGN]: approvedHandOver });
  await user.click(region.getByRole('checkbox', { checked: true }));
  expect(await region.findByRole('checkbox', { checked: false })).toBeVisible();
  expect(api.bodiesTo(PUT_GALLERY)).toEqual([{ gallery: false }]);
});
