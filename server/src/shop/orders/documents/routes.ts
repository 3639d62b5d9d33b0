import type { FastifyPluginAsync } from 'fastify';
import { parseJson } from '../../../database/column-values.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { sendStandalonePage } from '../../../lib/html.ts';
import { requireOrder } from '../access.ts';
import { listPicturesByLine } from '../pictures.ts';
import { findOrder, listLines } from '../queries.ts';
import { isOrderToken } from '../tokens.ts';
import type { OrderContext } from '../context.ts';
import { documentContentSchema } from './content.ts';
import { renderDocumentPage, renderPackingSlipPage } from './pages.ts';
import { createPackingSlip } from './packing-slip.ts';
import { createDocumentPdf } from './pdf/document-pdf.ts';
import { createPackingSlipPdf } from './pdf/packing-slip.ts';

interface DocumentRequest {
  Params: { number: string; document: string };
  Querystring: { token?: string };
}

const NOT_FOUND = 'We couldn’t find this document.';
const HOUR_MS = 60 * 60_000;

/**
 * Registers the routes for documents of orders. Serves a document to requests that {@link requireOrder} accepts. Serves
 * the packing slip only with a token of the purpose `pack`.
 */
export const documentRoutes: FastifyPluginAsync<{ context: OrderContext }> = async (app, { context }) => {
  app.get<DocumentRequest>(
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
      if (!row) throw new NotFoundError(NOT_FOUND);
      const content = parseJson(documentContentSchema, row.content);
      reply.header('cache-control', 'private, no-store');
      if (isPdf) {
        return reply
          .header('content-disposition', `inline; filename="${name}.pdf"`)
          .type('application/pdf')
          .send(await createDocumentPdf(content));
      }
      const query = request.query.token ? `?token=${encodeURIComponent(request.query.token)}` : '';
      return sendStandalonePage(reply, renderDocumentPage(content, `${name}.pdf${query}`));
    },
  );

  for (const suffix of ['', '.pdf']) {
    app.get<DocumentRequest>(
      `/orders/:number/packing-slip${suffix}`,
      { schema: { hide: true } },
      async ({ params: { number }, query: { token = '' } }, reply) => {
        const order = await findOrder(context.db, number);
        if (!order || !isOrderToken(context.secret, order.id, token, 'pack'))
          throw new NotFoundError(NOT_FOUND);
        const lines = await listLines(context.db, order.id);
        const now = context.now();
        const slip = createPackingSlip(
          order,
          lines,
          await listPicturesByLine(context.db, lines, { now, minLifetimeMs: HOUR_MS }),
        );
        reply.header('cache-control', 'private, no-store');
        if (suffix) return reply.type('application/pdf').send(await createPackingSlipPdf(slip));
        return sendStandalonePage(
          reply,
          renderPackingSlipPage(slip, `packing-slip.pdf?token=${encodeURIComponent(token)}`),
        );
      },
    );
  }
};
