import { escapeHtml } from '../../lib/html.ts';

interface ShownPackage {
  name: string;
  version: string;
  changelog: string;
}

/** Returns the content of the page that lists the packages for remotes. */
export function packagesPage(packages: readonly ShownPackage[], publicUrl: string): string {
  if (packages.length === 0) return '<h1>Packages</h1><p>The live shell has no packages for remotes.</p>';
  return `<h1>Packages</h1>
    <p>What a remote in a repository of its own is built with. They belong to the shell that is live now.</p>
    <h2>Create a remote</h2>
    <pre><code>${escapeHtml(`npx ${publicUrl}/_packages/create-remote.tgz weaving`)}</code></pre>
    <h2>Update a remote</h2>
    <pre><code>npm install @rangmala/shared@latest @rangmala/kit@latest</code></pre>
    ${packages.map(section).join('')}`;
}

function section({ name, version, changelog }: ShownPackage): string {
  const text = escapeHtml(changelog.replace(/^# .*\n+/, ''));
  return `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(version)}</p>${changelog ? `<pre>${text}</pre>` : ''}</section>`;
}
