import { screen } from '@testing-library/react';
import { createRefusal, expectLink, renderPage, type PageOptions } from '@rangmala/shared/testing';
import GrievancesPage from './GrievancesPage.tsx';

const seller = {
  legal_name: 'Kakatiya Crafts LLP',
  address: ['4-2-17 Subedari', 'Warangal 506001'],
  email: 'hello@rangmala.example',
  phone: '+91 40 5550 0142',
  grievance_officer: 'Meera Rao',
  grievance_email: 'grievances@rangmala.example',
};
const raisedGrievance = {
  number: 'GR-7K4Q-2M9D',
  token: 'secret',
  status: 'open',
  name: 'Asha Rao',
  order_number: '',
  message: 'Broken.',
  created_at: '2026-11-20T10:00:00.000Z',
  due_at: '2026-11-22T10:00:00.000Z',
  answers: [],
};
const asha = { email: 'asha@example.in', name: 'Asha Rao', userId: 'u1', isGoogleUser: false };

const showPage = (api: PageOptions['api'] = {}, options: Partial<PageOptions> = {}) =>
  renderPage(<GrievancesPage />, {
    path: '/grievances?order=RM-7K4Q-2M9D',
    ...options,
    api: { 'GET /seller': seller, ...api },
  });
const getField = (name: string) => screen.getByRole('textbox', { name });
const getSendButton = () => screen.getByRole('button', { name: 'Raise Grievance' });

it('shows the officer, sends the grievance and shows the ticket with its deadline', async () => {
  const { user, api } = showPage({ 'POST /grievances': { status: 201, body: raisedGrievance } });
  expect(document.title).toBe('Grievances | Rangmala');
  expect(await screen.findByRole('region', { name: 'Grievance Officer' })).toHaveTextContent('Meera Rao');
  await user.type(getField('Name'), 'Asha Rao');
  await user.type(getField('Email'), 'asha@example.in');
  await user.type(getField('Message'), 'Broken.');
  await user.click(getSendButton());
  const notice = (await screen.findByText('GR-7K4Q-2M9D')).closest('[role="status"]');
  expect(notice).toHaveTextContent('by 22 Nov 2026, 3:30 PM (India time)');
  expectLink('See your grievance', '/grievances/GR-7K4Q-2M9D?token=secret');
  expect(api.bodiesTo('POST /grievances')).toEqual([
    { name: 'Asha Rao', email: 'asha@example.in', order_number: 'RM-7K4Q-2M9D', message: 'Broken.' },
  ]);
});

it('prefills name and email of a customer, shows why the grievance was refused, and keeps the text', async () => {
  const refusal = createRefusal(429, 'Too many grievances.');
  const { user } = showPage({ 'POST /grievances': refusal }, { session: { user: asha } });
  expect(await screen.findByRole('region', { name: 'Grievance Officer' })).toBeVisible();
  expect(getField('Name')).toHaveValue('Asha Rao');
  expect(getField('Email')).toHaveValue('asha@example.in');
  expect(getField('Order number (optional)')).toHaveValue('RM-7K4Q-2M9D');
  await user.type(getField('Message'), 'Broken.');
  await user.click(getSendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many grievances.');
  expect(getField('Message')).toHaveValue('Broken.');
});
