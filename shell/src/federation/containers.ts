import type { PageModule } from '@rangmala/shared/remote';
import type { SnapshotRelease } from '@rangmala/shared/contract';
import { createShareScope, type ShareScope } from './share-scope.ts';

/** A Module Federation container, as its script leaves it in a global variable. */
interface Container {
  init(scope: ShareScope): unknown;
  get(name: string): Promise<() => PageModule>;
}

let shareScope: ShareScope | undefined;
const containers = new Map<string, Promise<Container>>();

/**
 * Imports a module of a release from its container.
 * @param url address of the container's script; another address loads it again
 * @throws Error when the script cannot be loaded or leaves no container, or when the module cannot be loaded
 */
export async function importFromContainer(
  { container: name, federationRuntime = false }: SnapshotRelease,
  url: string,
  exposed: string,
): Promise<PageModule> {
  if (federationRuntime) {
    const { importWithRuntime } = await import(
      /* webpackChunkName: "federation-runtime" */ './federation-runtime.ts'
    );
    return importWithRuntime(name, url, exposed);
  }
  let started = containers.get(url);
  if (!started) {
    started = startContainer(name, url);
    containers.set(url, started);
    started.catch(() => containers.delete(url));
  }
  const factory = await (await started).get(`./${exposed}`);
  return factory();
}

async function startContainer(name: string, url: string): Promise<Container> {
  await loadScript(url);
  const container = (globalThis as Record<string, unknown>)[name] as Container | undefined;
  if (!container) throw new Error(`${url} defines no container ${name}.`);
  shareScope ??= createShareScope();
  await container.init(shareScope);
  return container;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded.`));
    document.head.append(script);
    script.addEventListener('load', () => script.remove());
    script.addEventListener('error', () => script.remove());
  });
}
