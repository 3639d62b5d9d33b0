import type { SavedAddress } from '@rangmala/shared/contract';
import { withArtists, test } from '../../testing/artists.ts';
import { describeOnEveryDatabase } from '../../testing/databases.ts';
import { ORDER, placeOrder } from '../../testing/orders.ts';

const ADDRESS = {
  name: 'Asha Rao',
  phone: '98480 22338',
  pin: '506 009',
  line1: '4-2-17, Subedari',
  area: 'Hanamkonda',
  landmark: '',
  city: 'Warangal',
  state: 'telangana',
  gstin: '',
};

describeOnEveryDatabase(() => {
  test('saves, changes and removes addresses of a customer', async ({ asha, clock }) => {
    const creationResponse = await asha.post('/api/addresses', ADDRESS);
    expect(creationResponse.statusCode).toBe(201);
    const savedAddress = creationResponse.json<SavedAddress>();
    expect(savedAddress).toEqual({
      ...ADDRESS,
      id: expect.any(String),
      phone: '+919848022338',
      pin: '506009',
      state: 'Telangana',
    });
    clock.advance(1000);
    const { json } = await asha.post('/api/addresses', { ...ADDRESS, name: 'Bala Rao' });
    expect((await asha.get('/api/addresses')).json<SavedAddress[]>().map(({ name }) => name)).toEqual([
      'Bala Rao',
      'Asha Rao',
    ]);
    const changeResponse = await asha.put(`/api/addresses/${savedAddress.id}`, {
      ...ADDRESS,
      city: 'Hanamkonda',
    });
    expect(changeResponse.json()).toMatchObject({ id: savedAddress.id, city: 'Hanamkonda' });
    expect((await asha.delete(`/api/addresses/${json<SavedAddress>().id}`)).statusCode).toBe(204);
    expect((await asha.get('/api/addresses')).json<SavedAddress[]>().map(({ city }) => city)).toEqual([
      'Hanamkonda',
    ]);
  });

  test('saves the address of repeated orders once and lists saved addresses at the next checkout', () =>
    withArtists({ env: { TEST_GATEWAY: 'on' } }, async ({ app, asha, guest, clock }) => {
      await placeOrder(app, {}, guest);
      await placeOrder(app, {}, asha);
      clock.advance(1000);
      await placeOrder(app, { address: { ...ORDER.address, city: 'Hanamkonda' } }, asha);
      clock.advance(1000);
      await placeOrder(app, {}, asha);
      const checkout = (await asha.get('/api/checkout')).json<{ addresses: SavedAddress[] }>();
      expect(checkout.addresses.map(({ city }) => city)).toEqual(['Warangal', 'Hanamkonda']);
      expect((await guest.get('/api/checkout')).json()).not.toHaveProperty('addresses');
      expect(await app.db.selectFrom('customer_addresses').select('user_id').execute()).toHaveLength(2);
    }));
});

test('returns 404 for the address of another customer', async ({ asha, bala }) => {
  const { id } = (await asha.post('/api/addresses', ADDRESS)).json<SavedAddress>();
  expect((await bala.put(`/api/addresses/${id}`, ADDRESS)).statusCode).toBe(404);
  expect((await bala.delete(`/api/addresses/${id}`)).statusCode).toBe(404);
  expect((await bala.get('/api/addresses')).json()).toEqual([]);
});
