import type { FastifyPluginAsync } from 'fastify';
import { NotFoundError } from '../../../http/errors.ts';
import { requireOrder } from '../access.ts';
import type { OrderContext } from '../context.ts';
import type { DocumentContent } from './content.ts';
import { documentPage } from './page.ts';
import { documentPdf } from './pdf/document-pdf.ts';

interface Address {
  Params: { number: string; document: string };
  Querystring: { token?: string };
}

/**
 * Serves invoices, bills of supply and credit notes as pages and PDFs, for the customer or token holder of the order.
 */
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
      const isPdf = document.endsWith('.pdf');
      const name = document.replace(/\.pdf$/, '');
      const row = rows.find((each) => each.number.replaceAll('/', '-') === name);
      if (!row) throw new NotFoundError('We couldn’t find this document.');
      const content = JSON.parse(row.content) as DocumentContent;
      reply.header('cache-control', 'private, no-store');
      if (isPdf) {
        return reply
          .header('content-disposition', `inline; filename="${name}.pdf"`)
          .type('application/pdf')
          .send(documentPdf(content));
      }
      const query = request.query.token ? `?token=${encodeURIComponent(request.query.token)}` : '';
      const { html, policy } = documentPage(content, `${name}.pdf${query}`);
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    },
  );
};
