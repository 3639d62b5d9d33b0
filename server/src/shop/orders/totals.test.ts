import { withApp } from '../../testing/app.ts';
import { ORDER, fetchOrder, placeOrder } from '../../testing/orders.ts';
import { setTax } from '../../testing/products.ts';

test('returns totals that equal the sums of lines and taxes for orders of different lines', () =>
  withApp({ env: { TEST_GATEWAY: 'on', GSTIN: '36AAPFU0939F1ZW' } }, async (app) => {
    const prices: Record<string, number> = { '1': 34950, '2': 39900, '3': 149900 };
    await placeOrder(app);
    await setTax(app.db, '1', '6912', 12);
    await setTax(app.db, '2', '6912', 5);
    for (let round = 0; round < 12; round += 1) {
      const lines = Array.from({ length: 1 + (round % 5) }, (_, index) => ({
        product_id: String(1 + ((round + index) % 3)),
        quantity: 1 + ((5 * round + 2 * index) % 9),
      }));
      const expectedPaise = lines.reduce(
        (sum, { product_id, quantity }) => sum + (prices[product_id] ?? 0) * quantity,
        0,
      );
      const state = round % 2 === 0 ? 'Telangana' : 'Kerala';
      const placedOrder = await placeOrder(app, {
        lines,
        address: { ...ORDER.address, state },
        expected_total: expectedPaise / 100,
      });
      const { totals, lines: pricedLines } = await fetchOrder(app, placedOrder);
      const toPaise = (rupees: number) => Math.round(rupees * 100);
      expect(toPaise(totals.total)).toBe(expectedPaise);
      expect(toPaise(totals.items)).toBe(pricedLines.reduce((sum, line) => sum + toPaise(line.total), 0));
      for (const line of pricedLines)
        expect(toPaise(line.total)).toBe(toPaise(line.unit_price) * line.quantity);
      const rows = await app.db
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .selectAll('order_lines')
        .where('number', '=', placedOrder.number)
        .execute();
      const sumAmounts = (getAmount: (row: (typeof rows)[number]) => number) =>
        rows.reduce((sum, row) => sum + getAmount(row), 0);
      expect(toPaise(totals.cgst)).toBe(sumAmounts((row) => row.cgst_paise));
      expect(toPaise(totals.sgst)).toBe(sumAmounts((row) => row.sgst_paise));
      expect(toPaise(totals.igst)).toBe(sumAmounts((row) => row.igst_paise));
      for (const row of rows) {
        expect(row.taxable_paise + row.cgst_paise + row.sgst_paise + row.igst_paise).toBe(row.total_paise);
      }
      expect(state === 'Kerala' ? totals.cgst + totals.sgst : totals.igst).toBe(0);
    }
  }));
