import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Settings } from '../settings.ts';
import { listSecuritySchemes } from './endpoint-security.ts';

const DOCS_PATH = '/api/docs';

/**
 * Serves an OpenAPI document and a documentation page. Both describe all routes that are registered after this call and
 * are not hidden.
 */
export async function addOpenApi(app: FastifyInstance, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${settings.site.name} API`,
        description: `The API of the pages of ${settings.site.name}. Every error is {"detail": "a sentence"}.`,
        version: '1.0.0',
      },
      servers: [{ url: settings.publicUrl }],
      components: { securitySchemes: listSecuritySchemes(settings) },
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return { schema: { tags: [getTag(url)], security: [], ...schema }, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: DOCS_PATH,
    uiConfig: { layout: 'BaseLayout', deepLinking: true, tryItOutEnabled: false, validatorUrl: null },
    // The page loads scripts and styles of this site, and uses style attributes and pictures in `data:` URLs.
    staticCSP: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  });
}

/** Returns the tag that groups endpoints on the documentation page: `artists` for `/api/artists/:id`. */
function getTag(url: string): string {
  return url.split('/')[2] ?? '';
}
