import { sendOrThrow } from './client.ts';
import {
  createBookingBody,
  listArtists,
  listFreeTimes,
  createOrderBody,
  type Person,
  createPictureForm,
  PRODUCT_ID,
  registerCustomer,
  signInArtist,
} from './people.ts';

const post = <T>(base: string, path: string, body: unknown, options: object = {}) =>
  sendOrThrow<T>(base, path, { method: 'POST', body, ...options });

/** Customers and artists of one site, and the ids and tokens of their records. */
export interface Records {
  customer: Person;
  otherCustomer: Person;
  artist: Person;
  otherArtist: Person;
  /** Replaces the parameters in a path of the OpenAPI document with the ids of the records. */
  insertIds: (path: string) => string;
  /** Headers with the tokens of the order and of the design. */
  tokenHeaders: Record<string, string>;
  /** Texts of private records. No response to another person may contain one of these texts. */
  secrets: string[];
}

/**
 * Registers two customers, signs two artists in, and creates bookings, a message, an order, a design with a picture, an
 * address and a grievance.
 */
export async function createRecords(base: string): Promise<Records> {
  const [first, second] = await listArtists(base);
  if (!first || !second) throw new Error('The demo shop has fewer than two artists.');
  const customer = await registerCustomer(base, 'asha');
  const otherCustomer = await registerCustomer(base, 'bala');
  const artist = await signInArtist(base, first.id);
  const otherArtist = await signInArtist(base, second.id);
  const [time, laterTime] = await listFreeTimes(base, first.id, 2);
  if (!time || !laterTime) throw new Error('The artist has no free times.');
  const customerOptions = { cookie: customer.cookie };
  const chatAppointment = await post<{ id: string }>(
    base,
    '/api/appointments',
    createBookingBody(customer, first, time, { note: 'secret-note-of-asha' }),
    customerOptions,
  );
  await post(
    base,
    '/api/appointments',
    createBookingBody(customer, first, laterTime, { session_type: 'Call', phone: '98480 11111' }),
    customerOptions,
  );
  await post(
    base,
    `/api/appointments/${chatAppointment.id}/messages`,
    { text: 'secret-message-of-asha' },
    customerOptions,
  );
  const order = await post<{ number: string; token: string }>(
    base,
    '/api/orders',
    await createOrderBody(base, {
      contact: { email: 'asha@hostile.example', name: 'Asha', phone: '98480 22222' },
      gift_note: 'secret-gift-of-asha',
    }),
    { ...customerOptions, headers: { 'idempotency-key': 'order-of-asha' } },
  );
  const design = await post<{ id: string; token: string }>(
    base,
    '/api/designs',
    { product_id: PRODUCT_ID },
    customerOptions,
  );
  const form = await createPictureForm();
  const asset = await post<{ id: string }>(base, `/api/designs/${design.id}/assets`, form.body, {
    headers: { ...form.headers, 'design-token': design.token },
  });
  const address = await post<{ id: string }>(
    base,
    '/api/addresses',
    {
      name: 'Asha',
      phone: '98480 33333',
      pin: '506009',
      line1: 'secret-street-of-asha',
      area: 'Hanamkonda',
      city: 'Warangal',
      state: 'Telangana',
    },
    customerOptions,
  );
  const grievance = await post<{ number: string; token: string }>(base, '/api/grievances', {
    name: 'Asha',
    email: 'asha@hostile.example',
    order_number: '',
    message: 'secret-grievance-of-asha',
  });
  const { url } = await sendOrThrow<{ url: string }>(base, `/api/artists/${artist.id}/calendar-feed`, {
    cookie: artist.cookie,
  });
  const { artworks } = await sendOrThrow<{ artworks: { id: string }[] }>(
    base,
    `/api/artists/${artist.id}/gallery`,
  );
  const pathReplacements: [pattern: RegExp, id: string][] = [
    [/^\/api\/appointments\/user\/\{\w+\}/, `/api/appointments/user/${customer.id}`],
    [/^\/api\/appointments\/\{\w+\}/, `/api/appointments/${chatAppointment.id}`],
    [/^\/api\/artists\/\{\w+\}/, `/api/artists/${artist.id}`],
    [/^\/api\/art-gallery\/artist\/\{\w+\}/, `/api/art-gallery/artist/${artist.id}`],
    [/^\/api\/orders\/\{\w+\}/, `/api/orders/${order.number}`],
    [/\{position\}/, '0'],
    [/^\/api\/designs\/\{\w+\}/, `/api/designs/${design.id}`],
    [/^\/api\/addresses\/\{\w+\}/, `/api/addresses/${address.id}`],
    [/^\/api\/grievances\/\{\w+\}/, `/api/grievances/${grievance.number}`],
    [/^\/api\/products\/\{\w+\}/, `/api/products/${PRODUCT_ID}`],
    [/^\/api\/information\/\{\w+\}/, '/api/information/terms'],
    [/\{appointmentId\}/, chatAppointment.id],
    [/\{artworkId\}/, artworks[0]?.id ?? ''],
    [/\{asset\}/, asset.id],
    [/\{side\}/, 'wrap'],
    [/\{file\}/, url.split('/').at(-1) ?? ''],
  ];
  return {
    customer,
    otherCustomer,
    artist,
    otherArtist,
    insertIds: (path) =>
      pathReplacements.reduce((result, [pattern, id]) => result.replace(pattern, () => id), path),
    tokenHeaders: { 'order-token': order.token, 'design-token': design.token },
    secrets: [
      'secret-',
      'asha@hostile.example',
      '9848011111',
      '9848022222',
      '9848033333',
      order.token,
      design.token,
      grievance.token,
    ],
  };
}
