import type { FastifyPluginAsync } from 'fastify';
import { NotFoundError } from '../../../http/errors.ts';
import { requireOrder } from '../access.ts';
import type { OrderContext } from '../context.ts';
import type { DocumentContent } from './content.ts';
import { documentPage } from './page.ts';

interface Address {
  Params: { number: string; document: string };
  Querystring: { token?: string };
}

/** Invoices, bills of supply and credit notes as pages, for whoever may see the order. */
export const documentRoutes: FastifyPluginAsync<{ context: OrderContext }> = async (app, { context }) => {
  app.get<Address>(
    '/orders/:number/documents/:document',
    { schema: { hide: true } },
    async (request, reply) => {
      const { number, document } = request.params;
      const order = await requireOrder(context, request, number, request.query.token);
      const rows = await context.db
        .selectFrom('documents')
        .select(['number', 'content'])
        .where('order_id', '=', order.id)
        .execute();
      const row = rows.find((each) => each.number.replaceAll('/', '-') === document);
      if (!row) throw new NotFoundError('We couldn’t find this document.');
      const { html, policy } = documentPage(JSON.parse(row.content) as DocumentContent);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
};
