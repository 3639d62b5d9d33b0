import { test } from '../testing/app.ts';

test('serves the OpenAPI document and a documentation page', async (app) => {
  const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/categories', '/api/artists/{id}/gallery/{artworkId}']),
  );
  expect(JSON.stringify(document.paths['/api/contact'])).toContain('maxLength');
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await app.inject('/api/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200);
});

test('says how each operation is authorised, and names each operation', async (app) => {
  const { paths, components } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { operationId?: string; security: Record<string, []>[] }>>;
    components: { securitySchemes: object };
  }>();
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  for (const { security } of operations) {
    const schemes = security.flatMap((alternative) => Object.keys(alternative));
    expect(Object.keys(components.securitySchemes)).toEqual(expect.arrayContaining(schemes));
  }
  const ids = operations.flatMap(({ operationId }) => operationId ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const listSchemes = (method: string, path: string) =>
    paths[path]?.[method]?.security.flatMap((alternative) => Object.keys(alternative));
  expect(listSchemes('get', '/api/categories')).toEqual([]);
  expect(listSchemes('post', '/api/login')).toEqual([]);
  expect(listSchemes('put', '/api/profile')).toEqual(['customer']);
  expect(listSchemes('put', '/api/artists/{id}')).toEqual(['artist']);
  expect(listSchemes('get', '/api/orders/{number}')).toEqual(['customer', 'order-token', 'link-token']);
  expect(listSchemes('put', '/api/designs/{id}')).toEqual(['customer', 'design-token']);
});
