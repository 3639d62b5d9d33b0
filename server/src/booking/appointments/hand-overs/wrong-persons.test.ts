import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { HandOver } from '@rangmala/shared/contract';
import type { Design } from '@rangmala/shared/contract/designs';
import { type EndpointDefinition, endpoints } from '@rangmala/shared/contract/endpoints';
import { BOOKING, createArtistBrowser, withArtists } from '../../../testing/artists.ts';
import type { Browser } from '../../../testing/browser.ts';
import { createFileForm } from '../../../testing/form.ts';
import { addHandOverPicture, bookDesignedSession, NEW_VERSION } from '../../../testing/hand-overs.ts';
import { sendOrder } from '../../../testing/orders.ts';

type Endpoint = keyof typeof endpoints;

/** Lists the endpoints below a path that need a session or a token. */
const listEndpoints = (prefix: string): Endpoint[] =>
  (Object.entries(endpoints) as [Endpoint, EndpointDefinition][]).flatMap(([endpoint, { errors, access }]) =>
    endpoint.split(' ')[1]?.startsWith(prefix) && (errors?.includes(401) || access) ? [endpoint] : [],
  );

test('refuses wrong persons at every endpoint of a session, its messages and its design', () =>
  withArtists({ env: { RATE_LIMITS: 'off', UPI_ID: 'rangmala@okbank' } }, async (fixture) => {
    const { app, asha, bala, guest } = fixture;
    const { id, meera, path, artistPath, handOver } = await bookDesignedSession(fixture);
    const ravi = await createArtistBrowser(app, 'ravi');
    const picture = (await handOver()).versions[0]?.pictures[0]?.id ?? '';
    await asha.post(`${path}/approval`, { version: 1, gallery: true });
    const made = await asha.post(`${path}/designs`, { product_id: '1', picture });
    const design = made.json<{ id: string; token: string }>();
    const { sides, assets, options, note } = (await asha.get(`/api/designs/${design.id}`)).json<Design>();

    const { date, time, session_type } = BOOKING;
    const bodies: Partial<Record<Endpoint, object>> = {
      'PUT /appointments/{id}': { date, time, session_type },
      'POST /appointments/{id}/messages': { text: 'x' },
      'POST /appointments/{id}/hand-over/changes': { version: 1, text: 'x' },
      'POST /appointments/{id}/hand-over/approval': { version: 1 },
      'PUT /appointments/{id}/hand-over/gallery': { gallery: false },
      'POST /appointments/{id}/hand-over/designs': { product_id: '1', picture },
      'POST /artists/{id}/sessions/{appointmentId}/messages': { text: 'x' },
      'POST /artists/{id}/sessions/{appointmentId}/cancellation': { reason: 'x' },
      'POST /artists/{id}/sessions/{appointmentId}/proposal': { times: [{ date, time }] },
      'PUT /artists/{id}/sessions/{appointmentId}/attendance': { did_not_come: true },
      'POST /artists/{id}/sessions/{appointmentId}/hand-over': { ...NEW_VERSION, pictures: [picture] },
      'POST /artists/{id}/sessions/{appointmentId}/hand-over/gallery': {
        picture,
        title: 'x',
        art_types: ['Gond'],
      },
      'PUT /designs/{id}': { v: 1, options, note, sides },
      'PATCH /designs/{id}/fields': { fields: {} },
      'POST /designs/{id}/copies': { product_id: '2', token: randomBytes(32).toString('base64url') },
    };
    const call = async (browser: Browser, endpoint: Endpoint, params: Record<string, string>) => {
      const [method, route = ''] = endpoint.split(' ') as [NonNullable<InjectOptions['method']>, string];
      const url = `/api${route.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)}`;
      const payload = bodies[endpoint];
      const { consumes } = endpoints[endpoint] as EndpointDefinition;
      const { statusCode } = await app.inject({
        method,
        url,
        cookies: Object.fromEntries(browser.cookies),
        ...(payload && { payload }),
        ...(consumes && createFileForm('x')),
      });
      return statusCode;
    };

    const ofCustomer = { id, picture, productId: '1' };
    for (const endpoint of listEndpoints('/appointments/{id}')) {
      const statuses = [await call(guest, endpoint, ofCustomer), await call(meera, endpoint, ofCustomer)];
      expect([endpoint, ...statuses]).toEqual([endpoint, 401, 401]);
      expect([endpoint, await call(bala, endpoint, ofCustomer)]).toEqual([endpoint, 403]);
    }
    const ofArtist = { id: 'meera', appointmentId: id, picture };
    for (const endpoint of listEndpoints('/artists/{id}/sessions/')) {
      const statuses = [
        await call(guest, endpoint, ofArtist),
        await call(asha, endpoint, ofArtist),
        await call(ravi, endpoint, ofArtist),
        await call(ravi, endpoint, { ...ofArtist, id: 'ravi' }),
      ];
      expect([endpoint, ...statuses]).toEqual([endpoint, 401, 401, 403, 404]);
    }
    const ofDesign = { id: design.id, side: sides[0]?.side ?? '', asset: assets[0]?.id ?? '', product: '2' };
    for (const endpoint of listEndpoints('/designs/{id}')) {
      for (const browser of [guest, bala, meera])
        expect([endpoint, await call(browser, endpoint, ofDesign)]).toEqual([endpoint, 404]);
    }
    const line = { product_id: '1', quantity: 1, design_id: design.id };
    const order = await sendOrder(app, { lines: [line], payment: 'upi' }, { browser: bala });
    expect(order.statusCode).toBe(422);

    // The customer sees no picture before it is handed over, nobody a stored file, and nothing of a cancelled session.
    const added = await addHandOverPicture(meera, artistPath);
    expect((await asha.get(`${path}/pictures/${added}`)).statusCode).toBe(404);
    for (const key of await app.storage.list(`hand-overs/${id}`))
      expect((await guest.get(`/${key}`)).statusCode).toBe(404);
    expect((await asha.get(path)).json<HandOver>()).toMatchObject({
      status: 'approved',
      gallery_allowed: true,
    });
    await asha.delete(`/api/appointments/${id}`);
    expect((await asha.get(path)).statusCode).toBe(404);
  }));
