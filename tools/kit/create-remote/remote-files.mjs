/** Matches the valid names of a remote. Names are short, because URLs contain them. */
const NAME_PATTERN = /^(?=.{2,29}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function isRemoteName(name) {
  return NAME_PATTERN.test(name);
}

/** Returns the title of a remote and the component names of its page and slot. */
export function deriveNames(name) {
  const words = name.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return { title: words.join(' '), page: `${words.join('')}Page`, teaser: `${words.join('')}Teaser` };
}

/**
 * Returns the sources of a new remote by path.
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function createRemoteFiles(name) {
  const { title, page, teaser } = deriveNames(name);
  return {
    'remote.ts': createDescriptionSource(name),
    'webpack.config.ts': WEBPACK_CONFIG,
    [`src/pages/${page}/${page}.tsx`]: createPageSource(page, title),
    [`src/pages/${page}/${page}.test.tsx`]: createPageTest(name, page, title),
    [`src/slots/${teaser}.tsx`]: createSlotSource(name, teaser, title),
    [`src/slots/${teaser}.test.tsx`]: createSlotTest(teaser, title),
  };
}

const WEBPACK_CONFIG = `import { createRemoteConfig, exposeComponents, requireFromShell } from '@rangmala/kit/webpack-config.ts';
import remote from './remote.ts';

export default createRemoteConfig(import.meta.dirname, {
  name: remote.name,
  exposes: exposeComponents(remote),
  shared: requireFromShell(import.meta.dirname),
});
`;

function createDescriptionSource(name) {
  const { title, page, teaser } = deriveNames(name);
  return `import { defineRemote } from '@rangmala/shared/remote';

export default defineRemote({
  name: '${name}',
  pages: [{ path: '/${name}', page: '${page}' }],
  slots: [{ slot: 'home.more', component: '${teaser}' }],
  navigation: [{ menu: 'footer', label: '${title}', to: '/${name}' }],
});
`;
}

function createPageSource(page, title) {
  return `import { Page } from '@rangmala/shared/ui';

export default function ${page}() {
  return (
    <Page title="${title}" description="${title} at Rangmala." trail={[{ name: 'Home', to: '/' }]} />
  );
}
`;
}

function createPageTest(name, page, title) {
  return `import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import ${page} from './${page}.tsx';

it('shows its heading', () => {
  renderPage(<${page} />, { path: '/${name}' });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`;
}

function createSlotSource(name, teaser, title) {
  return `import { ButtonLink } from '@rangmala/shared/ui';

/** Shown in the slot “home.more” of the home page. */
export default function ${teaser}() {
  return (
    <section aria-labelledby="${name}-teaser">
      <h2 id="${name}-teaser">${title}</h2>
      <ButtonLink to="/${name}" variant="secondary">
        Explore ${title}
      </ButtonLink>
    </section>
  );
}
`;
}

function createSlotTest(teaser, title) {
  return `import { screen } from '@testing-library/react';
import { renderPage } from '@rangmala/shared/testing';
import ${teaser} from './${teaser}.tsx';

it('links to the page', () => {
  renderPage(<${teaser} />);
  expect(screen.getByRole('link', { name: 'Explore ${title}' })).toBeVisible();
});
`;
}
