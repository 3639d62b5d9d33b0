import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';
import * as swr from 'swr';
import * as api from '@rangmala/shared/api';
import * as cart from '@rangmala/shared/cart';
import * as format from '@rangmala/shared/format';
import * as links from '@rangmala/shared/links';
import * as router from '@rangmala/shared/router';
import * as remote from '@rangmala/shared/remote';
import * as session from '@rangmala/shared/session';
import * as site from '@rangmala/shared/site';
import * as theme from '@rangmala/shared/theme';
import * as ui from '@rangmala/shared/ui';

/** Versions of the shared packages, by package name; written by the build. */
declare const PROVIDED_VERSIONS: Readonly<Record<string, string>>;

/** A shared module. `lib` returns a module of the page's own scripts, and `get` loads a module on first use. */
type SharedModule = { lib: () => unknown } | { get: () => Promise<() => unknown> };

const toSharedModule = (module: unknown): SharedModule => ({ lib: () => module });

/**
 * The modules that the shell offers to remotes. The contract is loaded on first use, because it contains zod, which
 * most pages do not need.
 */
const MODULES: Readonly<Record<string, SharedModule>> = {
  react: toSharedModule(react),
  'react/jsx-runtime': toSharedModule(jsxRuntime),
  'react-dom': toSharedModule(reactDom),
  swr: toSharedModule(swr),
  'styled-components': toSharedModule(styledComponents),
  '@rangmala/shared/contract': {
    get: async () => {
      const contract = await import(/* webpackChunkName: "contract" */ '@rangmala/shared/contract');
      return () => contract;
    },
  },
  '@rangmala/shared/router': toSharedModule(router),
  '@rangmala/shared/remote': toSharedModule(remote),
  '@rangmala/shared/links': toSharedModule(links),
  '@rangmala/shared/format': toSharedModule(format),
  '@rangmala/shared/api': toSharedModule(api),
  '@rangmala/shared/site': toSharedModule(site),
  '@rangmala/shared/session': toSharedModule(session),
  '@rangmala/shared/cart': toSharedModule(cart),
  '@rangmala/shared/theme': toSharedModule(theme),
  '@rangmala/shared/ui': toSharedModule(ui),
};

/**
 * The modules in the format of the federation runtime. Every remote uses the shell's copies, whichever versions the
 * remote was built with.
 */
export const sharedModules = Object.fromEntries(
  Object.entries(MODULES).map(([name, module]) => [
    name,
    {
      ...module,
      version: getPackageVersion(name),
      shareConfig: { singleton: true, requiredVersion: false as const },
    },
  ]),
);

/** Returns the version of a shared module, which is the version of its package. */
function getPackageVersion(name: string): string {
  const parts = name.split('/');
  const packageName = name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
  return PROVIDED_VERSIONS[packageName ?? name] ?? '0';
}
