import type { TextBlock } from '@rangmala/shared/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NotFoundError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { getSeller, loadTexts } from './load-texts.ts';

export const informationRoutes: FastifyPluginAsyncZod = async (app) => {
  const texts: ReadonlyMap<string, TextBlock[]> = await loadTexts(app.settings);

  route(app, 'GET /information/{page}', async ({ params }) => {
    const blocks = texts.get(params.page);
    if (!blocks) throw new NotFoundError('There is no such text.');
    return { blocks };
  });

  route(app, 'GET /seller', async () => getSeller(app.settings));
};
