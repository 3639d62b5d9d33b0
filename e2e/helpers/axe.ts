import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violations on the page in its current state. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Waits for the end of finite animations, because animations change colours.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // The other mode opens a second page for each analysis, for frames of other origins; the site has no such frames.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULE_TAGS)
    .setLegacyMode(true)
    .analyze();
  const problems = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(problems, 'accessibility violations').toEqual([]);
}
