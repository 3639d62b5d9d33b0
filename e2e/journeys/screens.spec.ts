import { expectNoAxeViolations } from '../helpers/axe.ts';
import {
  expectNoLayoutShift,
  scrollThroughPage,
  parsePayload,
  visit,
  recordLayoutShifts,
} from '../helpers/page.ts';
import { findScreenPath, SCREENS, VIEWPORTS } from '../helpers/screens.ts';
import { expect, test } from '../helpers/test.ts';

for (const { name, viewport } of VIEWPORTS) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const screen of SCREENS) {
      test(`${screen.name} hydrates without errors, repeated requests, layout shifts or axe violations`, async ({
        page,
        request,
        consoleMessages,
      }) => {
        if (screen.status === 404) consoleMessages.allow(/status of 404/);
        await recordLayoutShifts(page);
        const requests: string[] = [];
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (pathname.startsWith('/api/')) requests.push(pathname.slice('/api'.length) + search);
        });

        const response = await visit(page, await findScreenPath(screen, request));
        expect(response.status()).toBe(screen.status ?? 200);
        const { answers: responses } = parsePayload(await response.text());
        await scrollThroughPage(page);
        expect(
          requests.filter((path) => path in responses),
          'requests for responses in the HTML',
        ).toEqual([]);
        await expectNoLayoutShift(page);
        await expectNoAxeViolations(page);
      });
    }
  });
}
