import { createPipelineFiles } from './pipeline-files.mjs';
import { createReadme } from './readme.mjs';
import { deriveNames } from './remote-files.mjs';

/**
 * Returns the files of a remote's repository by path, without the remote's sources.
 * @param {{ name: string, site: string, versions: object }} remote `versions`: `dependencies` and
 *   `devDependencies` of package.json
 * @returns {Record<string, string>}
 */
export function createRepositoryFiles({ name, site, versions }) {
  return {
    'package.json': `${JSON.stringify(createPackageJson(name, site, versions), null, 2)}\n`,
    '.npmrc': `@rangmala:registry=${site}/_packages/\n`,
    '.gitignore': 'node_modules/\ndist/\ntest-results/\n.swc/\n',
    'tsconfig.json': TSCONFIG,
    'jest.config.js': `export default { preset: '@rangmala/kit' };\n`,
    'playwright.config.mjs': PLAYWRIGHT,
    [`journeys/${name}.spec.ts`]: createJourney(name),
    'README.md': createReadme(name, site),
    ...createPipelineFiles(site),
  };
}

function createPackageJson(name, site, versions) {
  return {
    name: `${name}-remote`,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: `${deriveNames(name).title}.`,
    config: { site },
    scripts: {
      build: 'rangmala build',
      test: 'jest',
      dev: 'rangmala dev',
      check: 'rangmala check',
      deploy: 'rangmala deploy',
      canary: 'rangmala canary',
      flag: 'rangmala flag',
      rollback: 'rangmala rollback',
      retire: 'rangmala retire',
      releases: 'rangmala releases',
    },
    ...versions,
  };
}

const TSCONFIG = `${JSON.stringify(
  {
    extends: '@rangmala/kit/tsconfig.remote.json',
    include: ['*.ts', 'src', 'journeys'],
    exclude: ['webpack.config.ts'],
    files: ['node_modules/@rangmala/shared/dist/theme/assets.d.ts'],
  },
  null,
  2,
)}\n`;

const PLAYWRIGHT = `export { default } from '@rangmala/kit/playwright-config.mjs';
`;

function createJourney(name) {
  const { title } = deriveNames(name);
  return `import { expect, test } from '@playwright/test';

test('opens the page from the footer', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: '${title}' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;
}
