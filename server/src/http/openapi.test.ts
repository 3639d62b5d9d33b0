import { withApp } from '../testing/app.ts';

test('the API describes itself, with a page to read it', () =>
  withApp(async (app) => {
    const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/categories',
        '/api/items',
        '/api/products/{id}',
        '/api/contact',
        '/api/upload-image',
        '/api/art-gallery',
        '/api/art-gallery/artist',
        '/api/art-gallery/type',
        '/api/artists/login',
        '/api/artists/{id}',
        '/api/artists/{id}/gallery',
        '/api/artists/{id}/gallery/{artworkId}',
        '/api/artists/{id}/changepassword',
      ]),
    );
    expect(JSON.stringify(document.paths['/api/contact'])).toContain('maxLength');
    const page = await app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await app.inject('/api/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200);
  }));
