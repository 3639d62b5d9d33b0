import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { findFolderCycles } from './folder-cycles.mjs';
import { listWorkspaces } from './typecheck.mjs';

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

/** Names of all rules: the rules of .dependency-cruiser.cjs and the check of folder-cycles.mjs. */
export const RULES = [...config.forbidden.map(({ name }) => name), 'no-folder-cycles'];

/**
 * Checks the import rules of .dependency-cruiser.cjs, and finds folder cycles.
 * @param {string[]} folders paths relative to `root`
 * @param {{ root?: string, resolve?: object }} options `resolve` overrides options of the resolver
 * @returns {Promise<{ rule: string, detail: string }[]>} the violations
 */
export async function findViolations(folders, { root = process.cwd(), resolve = {} } = {}) {
  const { output } = await cruise(
    folders,
    { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden }, baseDir: root },
    { ...config.options.enhancedResolveOptions, ...resolve },
  );
  return [
    ...output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      detail: `${from} → ${to}`,
    })),
    ...findFolderCycles(output.modules).map((cycle) => ({
      rule: 'no-folder-cycles',
      detail: `${cycle.folders.join(', ')}\n    ${cycle.imports.join('\n    ')}`,
    })),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = await findViolations(listWorkspaces());
  for (const { rule, detail } of violations) console.log(`${rule}: ${detail}`);
  console.log(`${violations.length} violations of import rules`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
