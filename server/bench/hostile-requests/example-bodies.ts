import { ORDER } from '../../src/testing/orders.ts';
import { PRODUCT_ID } from './people.ts';

const ADDRESS = { name: 'Ravi Kumar', phone: '98480 22338', ...ORDER.address };
const TOKEN = 'x'.repeat(43);

/**
 * Bodies of writes by name of the operation. They match the schemas of the API. The product id exists. All other ids
 * and tokens in the bodies do not exist.
 */
export const EXAMPLE_BODIES: Readonly<Record<string, unknown>> = {
  'POST /contact': {
    name: 'Ravi',
    email: 'ravi@hostile.example',
    subject: 'Mugs',
    message: 'Hello',
    phone: '',
    company: '',
  },
  'POST /register': { email: 'new@hostile.example', password: 'a long new password', full_name: 'New' },
  'POST /login': { email: 'fuzzed@hostile.example', password: 'a wrong password' },
  'POST /change-password': { old_password: 'a wrong password', new_password: 'another long password' },
  'PUT /profile': { name: 'Fuzzed' },
  'POST /forgot-password': { email: 'nobody@hostile.example' },
  'POST /reset-password': { token: TOKEN, password: 'another long password' },
  'POST /artists/login': { artist_id: 'nobody', password: 'a wrong password' },
  'POST /artists/verify-email': { token: TOKEN },
  'POST /artists/forgot-password': { artist_id: 'nobody' },
  'POST /artists/reset-password': { token: TOKEN, password: 'another long password' },
  'PUT /artists/{id}': {
    bio: 'Changed by another person',
    testimonial: 'Changed by another person',
    availability: [{ weekday: 0, start_time: '10:00', end_time: '11:00' }],
  },
  'PUT /artists/{id}/account': { daily_summary: true },
  'POST /artists/{id}/changepassword': {
    old_password: 'a wrong password',
    new_password: 'another long password',
  },
  'POST /artists/{id}/deletion': { password: 'a wrong password' },
  'PUT /artists/{id}/gallery/order': { ids: ['x'] },
  'PUT /artists/{id}/gallery/{artworkId}': { title: 'Changed by another person' },
  'PATCH /artists/{id}/gallery/{artworkId}': { title: 'Changed by another person' },
  'POST /artists/{id}/sessions/{appointmentId}/messages': { text: 'Hello' },
  'POST /appointments/{id}/messages': { text: 'Hello' },
  'POST /appointments': {
    artist_id: 'nobody',
    user_id: 'nobody',
    date: '2030-01-07',
    time: '10:30:00',
    art_type: 'Warli',
    session_type: 'Call',
    phone: '98480 22338',
    note: 'A peacock',
    reference_image: '/uploads/x/x-1x1.webp',
  },
  'PUT /appointments/{id}': { date: '2030-01-07', time: '10:30:00', session_type: 'Jitsi Meet' },
  'POST /orders': {
    ...ORDER,
    lines: [{ product_id: PRODUCT_ID, options: {}, quantity: 1, design_id: 'x', design_token: 'x' }],
    gift_note: 'With love',
  },
  'POST /orders/{number}/confirm': { token: TOKEN },
  'POST /addresses': ADDRESS,
  'PUT /addresses/{id}': ADDRESS,
  'POST /grievances': { name: 'Ravi', email: 'ravi@hostile.example', order_number: '', message: 'Too late' },
  'POST /account/deletion': { password: 'a wrong password' },
  'POST /account/deletion/confirm': { token: TOKEN },
  'POST /designs': { product_id: PRODUCT_ID, options: {} },
  'PUT /designs/{id}': {
    v: 1,
    options: {},
    note: 'Changed by another person',
    sides: [
      {
        side: 'wrap',
        layers: [
          {
            id: 't1',
            kind: 'text',
            text: 'Asha',
            typeface: 'mukta',
            colour: '#23306f',
            cx: 50,
            cy: 40,
            width: 40,
            rotation: 0,
            flip: false,
          },
          {
            id: 'p1',
            kind: 'picture',
            asset: 'x',
            cx: 50,
            cy: 40,
            width: 40,
            rotation: 0,
            flip: false,
          },
        ],
      },
    ],
  },
  'POST /designs/{id}/copies': { product_id: PRODUCT_ID },
};
