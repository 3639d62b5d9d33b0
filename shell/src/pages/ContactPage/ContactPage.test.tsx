import { screen } from '@testing-library/react';
import { createRefusal, noConnection, renderPage, type PageOptions } from '@rangmala/shared/testing';
import ContactPage from './ContactPage.tsx';

const showPage = (api: PageOptions['api'] = {}) => renderPage(<ContactPage />, { path: '/contact', api });
const field = (name: string) => screen.getByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send Message' });

const MESSAGE = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98 4900 0000',
  company: 'Rao & Daughters',
  subject: 'Forty mugs',
  message: 'For a wedding.',
};

async function fillIn(user: ReturnType<typeof showPage>['user']) {
  for (const [name, value] of Object.entries(MESSAGE))
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${name}`, 'i') }), value);
}

it('sends every field, shows the result and clears the form', async () => {
  const { user, api } = showPage({ 'POST /contact': { status: 201, body: {} } });
  expect(document.title).toBe('Contact | Rangmala');
  await fillIn(user);
  await user.click(sendButton());
  expect((await screen.findByText('Message sent successfully!')).closest('[role="status"]')).toBeVisible();
  expect(api.bodiesTo('POST /contact')).toEqual([MESSAGE]);
  expect(field('Message')).toHaveValue('');
});

it.each([
  ['the server refuses', createRefusal(422, 'No.'), 'Failed to send message. Please try again.'],
  ['the server cannot be reached', noConnection, 'Error sending message.'],
])('keeps what was typed when %s', async (_case, response, text) => {
  const { user } = showPage({ 'POST /contact': response });
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(field('Message')).toHaveValue('For a wedding.');
  expect(sendButton()).toBeEnabled();
});

it('validates required fields without sending', async () => {
  const { user, api } = showPage();
  await user.type(field('Email'), 'asha@');
  await user.click(sendButton());
  expect(field('Name')).toHaveAccessibleDescription('Please enter your name.');
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(field('Subject')).toBeInvalid();
  expect(field('Message')).toBeInvalid();
  expect(field('Phone')).toBeValid();
  expect(field('Name')).toHaveFocus();
  expect(api.requests).toHaveLength(0);

  await user.type(field('Name'), 'A');
  expect(field('Name')).toBeValid();
  expect(field('Subject')).toBeInvalid();
});
