import { noConnection, stubApi } from '@rangmala/shared/testing';
import { copyDesign } from './designs.ts';

const design = { id: 'd1', token: 'secret' };
const COPIES = 'POST /designs/d1/copies';

test('sends the same token again after a copy without a response, and another token for another version', async () => {
  const api = stubApi({ [COPIES]: noConnection });
  await expect(copyDesign(design, 'mug', 'v1')).rejects.toThrow();
  api.setResponses({ [COPIES]: { id: 'd2', token: 'other' } });
  expect(await copyDesign(design, 'mug', 'v1')).toMatchObject({ design: { id: 'd2', token: 'other' } });
  await copyDesign(design, 'mug', 'v2');
  const tokens = api.to(COPIES).map(({ body }) => (body as { token?: string }).token);
  expect(tokens[0]).toMatch(/^[\w-]{43}$/);
  expect(tokens[1]).toBe(tokens[0]);
  expect(tokens[2]).not.toBe(tokens[0]);
});
