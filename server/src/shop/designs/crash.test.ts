import { openDatabase } from '../../database/database.ts';
import { withFolder } from '../../testing/app.ts';
import { insertCatalogue } from '../../testing/catalogue.ts';
import { createDesignContent, createTextLayer } from '../../testing/designs.ts';
import { mugDetails, setProductDetails } from '../../testing/products.ts';
import { type ServerProcess, withServerProcesses } from '../../testing/server-process.ts';

const SAVES_BEFORE_KILL = 5;

interface CreatedDesign {
  id: string;
  token: string;
}

/** Moves the text and saves the design. @returns the HTTP status; undefined when the server did not respond */
async function moveText(
  { url }: ServerProcess,
  { id, token }: CreatedDesign,
  cx: number,
): Promise<number | undefined> {
  const response = await fetch(`${url}/api/designs/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'design-token': token },
    body: JSON.stringify(createDesignContent([createTextLayer({ cx })])),
  }).catch(() => undefined);
  return response?.status;
}

async function readPosition(
  { url }: ServerProcess,
  { id, token }: CreatedDesign,
): Promise<number | undefined> {
  const response = await fetch(`${url}/api/designs/${id}`, { headers: { 'design-token': token } });
  const { sides } = (await response.json()) as { sides: { layers: { cx: number }[] }[] };
  return sides[0]?.layers[0]?.cx;
}

test('keeps every confirmed save of a design after the server process is killed', () =>
  withFolder((dataDir) =>
    withServerProcesses(async (start) => {
      const db = await openDatabase({ dataDir, databaseUrl: undefined });
      await insertCatalogue(db);
      await setProductDetails(db, '1', mugDetails);
      await db.destroy();

      const firstServer = await start({ DATA_DIR: dataDir });
      const creationResponse = await fetch(`${firstServer.url}/api/designs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ product_id: '1' }),
      });
      const design = (await creationResponse.json()) as CreatedDesign;
      let confirmedPosition = 0;
      let serverExit: Promise<void> | undefined;
      for (let cx = 50; ; cx += 1) {
        if (cx === 50 + SAVES_BEFORE_KILL) serverExit = firstServer.kill();
        if ((await moveText(firstServer, design, cx)) !== 200) break;
        confirmedPosition = cx;
      }
      await serverExit;
      expect(confirmedPosition).toBeGreaterThanOrEqual(50 + SAVES_BEFORE_KILL - 1);

      const secondServer = await start({ DATA_DIR: dataDir });
      const storedPosition = await readPosition(secondServer, design);
      // The server may have been killed after it stored a save and before it responded.
      expect([confirmedPosition, confirmedPosition + 1]).toContain(storedPosition);
    }),
  ));
