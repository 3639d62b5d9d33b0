import { escapeHtml } from '../../lib/html.ts';

interface ListedPackage {
  name: string;
  version: string;
  /** Markdown; '' when the package has no README. */
  readme: string;
  changelog: string;
}

/** Returns the HTML body of the page that lists the packages for remotes. */
export function renderPackagesPage(packages: readonly ListedPackage[], publicUrl: string): string {
  if (packages.length === 0) return '<h1>Packages</h1><p>The live shell has no packages for remotes.</p>';
  return `<h1>Packages</h1>
    <p>The packages that a remote in its own repository is built with. They belong to the live shell.</p>
    <h2>Create a remote</h2>
    <pre><code>${escapeHtml(`npx ${publicUrl}/_packages/create-remote.tgz weaving`)}</code></pre>
    <h2>Update a remote</h2>
    <pre><code>npm install @rangmala/shared@latest @rangmala/kit@latest</code></pre>
    ${packages.map(renderPackageSection).join('')}`;
}

function renderPackageSection({ name, version, readme, changelog }: ListedPackage): string {
  const readmeHtml =
    readme && `<details><summary>README of ${escapeHtml(name)}</summary>${renderText(readme)}</details>`;
  const changelogHtml = changelog && renderText(changelog);
  return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(version)}</p>${readmeHtml}${changelogHtml}</section>`;
}

/** Returns a Markdown text without its title as preformatted HTML. */
const renderText = (markdown: string) => `<pre>${escapeHtml(markdown.replace(/^# .*\n+/, ''))}</pre>`;
