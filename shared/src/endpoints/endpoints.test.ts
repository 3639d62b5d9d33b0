import { ApiError, type ApiPath } from '@rangmala/shared/api';
import type { Product } from '@rangmala/shared/contract';
import { apiPath, callApi } from '@rangmala/shared/endpoints';
import { stubApi } from '@rangmala/shared/testing';

describe('apiPath', () => {
  it('puts path parameters into the path and the other parameters into the query', () => {
    expect(apiPath('GET /categories')).toBe('/categories');
    expect(apiPath('GET /products/{id}', { id: 'a/b' })).toBe('/products/a%2Fb');
    expect(apiPath('GET /art-gallery/artist', { sort: 'name', limit: 12, search: 'a & b' })).toBe(
      '/art-gallery/artist?sort=name&limit=12&search=a%20%26%20b',
    );
  });

  it('keeps commas and omits undefined parameters', () => {
    expect(apiPath('GET /items', { ids: 'a,b', category: undefined })).toBe('/items?ids=a,b');
    expect(apiPath('GET /items', { category: undefined })).toBe('/items');
  });

  it('has the type of the response and refuses invalid calls at compile time', () => {
    const path: ApiPath<Product> = apiPath('GET /products/{id}', { id: 'mug' });
    // @ts-expect-error the response is a product
    const wrongPath: ApiPath<string> = path;
    // @ts-expect-error no such endpoint
    apiPath('GET /product/{id}', { id: 'mug' });
    // @ts-expect-error the parameter is missing
    apiPath('GET /products/{id}');
    // @ts-expect-error no such parameter
    apiPath('GET /items', { categories: 'mugs' });
    // @ts-expect-error no such sort order
    apiPath('GET /art-gallery/artist', { sort: 'colour' });
    // @ts-expect-error apiPath accepts GET endpoints only
    apiPath('POST /contact');
    // @ts-expect-error a plain string is not an ApiPath
    const plainPath: ApiPath<Product> = '/products/mug';
    expect([wrongPath, plainPath]).toEqual(['/products/mug', '/products/mug']);
  });
});

describe('callApi', () => {
  it('sends JSON with the given headers', async () => {
    const api = stubApi({ 'PUT /appointments/a%201': { id: 'a 1' } });
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    const body = { date: '2026-12-01', time: '10:30:00', session_type: 'Call' } as const;
    const appointment = await callApi('PUT /appointments/{id}', {
      params: { id: 'a 1' },
      body,
      headers: { 'idempotency-key': 'k' },
    });
    expect(appointment.id).toBe('a 1');
    expect(api.requests).toEqual([{ method: 'PUT', path: '/appointments/a%201', body }]);
    expect(fetchSpy.mock.calls[0]?.[1]?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
  });

  it('sends a form unchanged and returns undefined for a response without content', async () => {
    const api = stubApi({ 'POST /upload-image': { url: '/u.webp' }, 'POST /logout': { status: 204 } });
    const form = new FormData();
    form.set('file', 'x');
    expect((await callApi('POST /upload-image', { body: form })).url).toBe('/u.webp');
    expect(await callApi('POST /logout')).toBeUndefined();
    expect(api.to('POST /upload-image')).toEqual([{ method: 'POST', path: '/upload-image', body: form }]);
  });

  it('throws an ApiError with the body of the error response', async () => {
    const response = { detail: 'Taken.', nearest: [] };
    stubApi({ 'POST /reset-password': { status: 409, body: response } });
    const call = callApi('POST /reset-password', { body: { token: 't', password: 'p' } });
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({ status: 409, message: 'Taken.', body: response });
  });
});
