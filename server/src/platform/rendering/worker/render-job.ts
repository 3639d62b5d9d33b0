import type { ApiResponse, RenderRequest } from '@rangmala/shared/contract';
import type { JobFailure, JobResult, ReleaseName, RenderJob, RenderMode } from '../render-messages.ts';
import { isSameRelease } from '../release-name.ts';
import type { ServerBundles } from './bundles.ts';

/**
 * Largest number of characters of a page's HTML. A larger page is not sent. The failure counts for the first release in
 * `rendered` of the result, or for the shell when `rendered` is missing or empty.
 */
const MAX_HTML_LENGTH = 4_000_000;

const MAX_MESSAGE_LENGTH = 2_000;

export interface RenderJobServices {
  bundles: ServerBundles;
  /** Is called before code of a release runs. */
  beforeRun(release: ReleaseName): void;
  fetchApi(path: string): Promise<ApiResponse>;
}

/** The outcome of a job. `failure` means that the shell cannot render the page. */
export type JobOutcome = { result: Omit<JobResult, 'html'> & { html: string } } | { failure: JobFailure };

/** Renders a page with the releases' server bundles. Never rejects. */
export async function renderJob(
  job: RenderJob,
  mode: RenderMode,
  services: RenderJobServices,
): Promise<JobOutcome> {
  const shell = { app: 'shell', version: job.composition.snapshot.shell };
  const failures: JobFailure[] = [];
  try {
    const { render, renderEmpty } = await services.bundles.loadShell(shell.version);
    const request = createRenderRequest(job, services);
    services.beforeRun(shell);
    const page =
      mode === 'empty'
        ? undefined
        : await render(request).catch((error: unknown) => {
            failures.push({ ...shell, name: 'page', ...toErrorText(error) });
            return undefined;
          });
    const {
      status,
      html,
      redirect,
      rendered,
      usesCustomer,
      failures: moduleFailures,
    } = page && page.html.length <= MAX_HTML_LENGTH ? page : renderEmpty(request);
    if (page && page.html.length > MAX_HTML_LENGTH) {
      const [{ app, version } = shell] = page.rendered ?? [];
      const message = `The page has ${page.html.length} characters of HTML.`;
      failures.push({ app, version, name: 'page', message });
    }
    for (const { app, name, version, error } of moduleFailures) {
      failures.push({ app, name, version, ...toErrorText(error) });
    }
    return {
      result: {
        status,
        html,
        failures,
        ...(redirect === undefined ? {} : { redirect }),
        ...(usesCustomer === undefined ? {} : { usesCustomer }),
        ...(rendered ? { rendered: rendered.map(({ app, version }) => ({ app, version })) } : {}),
      },
    };
  } catch (error) {
    return { failure: { ...shell, name: 'server bundle', ...toErrorText(error) } };
  }
}

function createRenderRequest(
  { composition, blocked, ...visit }: RenderJob,
  { bundles, beforeRun, fetchApi }: RenderJobServices,
): RenderRequest {
  const { snapshot } = composition;
  return {
    ...composition,
    ...visit,
    fetchApi: (path) => fetchApi(String(path)),
    async loadModule(app, name, index) {
      const shellVersion = snapshot.shell;
      const remote = snapshot.remotes.find((each) => each.app === app);
      const version = app === 'shell' ? shellVersion : remote?.releases[index]?.version;
      if (version === undefined) throw new Error(`${app} has no such release.`);
      if (blocked.some((each) => isSameRelease(each, { app, version }))) {
        throw new Error(
          `${app} ${version} made a render process hang or fail and is not rendered at present.`,
        );
      }
      const { modules } =
        app === 'shell'
          ? await bundles.loadShell(shellVersion)
          : await bundles.loadRemote({ app, version }, shellVersion);
      const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
      if (typeof module !== 'object' || module === null) {
        throw new Error(`${app} ${version} has no server module ${name}.`);
      }
      return createReportingProxy(module, () => beforeRun({ app, version }));
    },
  };
}

/**
 * Returns a proxy of a module. The proxy calls `beforeRun` when the shell reads the component (`default`) or the data
 * function, because the shell then runs code of the module.
 */
function createReportingProxy(module: object, beforeRun: () => void): object {
  return new Proxy(module, {
    get(target, key) {
      if (key === 'default' || key === 'data') beforeRun();
      return Reflect.get(target, key) as unknown;
    },
  });
}

function toErrorText(error: unknown): Pick<JobFailure, 'message' | 'stack'> {
  try {
    if (!(error instanceof Error)) return { message: String(error).slice(0, MAX_MESSAGE_LENGTH) };
    return {
      message: String(error.message).slice(0, MAX_MESSAGE_LENGTH),
      stack: String(error.stack).slice(0, MAX_MESSAGE_LENGTH),
    };
  } catch {
    return { message: 'An error that cannot be shown.' };
  }
}
