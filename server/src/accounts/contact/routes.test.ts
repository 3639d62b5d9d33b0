import { test } from '../../testing/app.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { deliverMails } from '../../testing/mailbox.ts';
import { expectFieldError } from '../../testing/errors.ts';

const MESSAGE = {
  name: ' Asha ',
  email: 'Asha@Example.IN',
  subject: 'Twenty mugs',
  message: 'For a wedding, by March. धन्यवाद 🪔',
  phone: '+91 98480 12345',
  company: '',
};

const TOO_LONG = 'x'.repeat(5001);

describeOnEveryDatabase(() => {
  test('stores a message with trimmed values', async (app) => {
    const response = await app.inject({ method: 'POST', url: '/api/contact', payload: MESSAGE });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: 'Message sent successfully!' });
    const rows = await app.db.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toEqual([
      {
        ...MESSAGE,
        name: 'Asha',
        email: 'asha@example.in',
        id: expect.any(String),
        created_at: expect.any(String),
      },
    ]);
  });

  test('mails a message to the shop with the visitor as reply-to', async (app) => {
    const payload = { ...MESSAGE, subject: 'Twenty\r\nBcc: x@y.example', message: 'For <b>a wedding</b>.' };
    await app.inject({ method: 'POST', url: '/api/contact', payload });
    const mails = await deliverMails(app);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: '[Contact] Twenty Bcc: x@y.example',
      to: { value: [{ address: app.settings.site.email }] },
      replyTo: { value: [{ address: 'asha@example.in', name: 'Asha' }] },
      text: expect.stringContaining('For <b>a wedding</b>.'),
      html: expect.stringContaining('For &lt;b&gt;a wedding&lt;/b&gt;.'),
    });
    expect(mails[0]?.headers.has('bcc')).toBe(false);
  });
});

test.each([
  ['name', '  ', 'Please enter your name.'],
  ['email', 'asha@', 'Please enter a valid email address.'],
  ['subject', undefined, 'Please enter your subject.'],
  ['message', TOO_LONG, 'Your message is too long: at most 5000 characters.'],
  ['phone', 12, 'Your phone must be text.'],
])('returns 422 for an invalid %s (%#)', async (field, value, sentence, app) => {
  const payload = { ...MESSAGE, [field]: value };
  const response = await app.inject({ method: 'POST', url: '/api/contact', payload });
  expectFieldError(response, field, sentence);
  expect(await app.db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
});
