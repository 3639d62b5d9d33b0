/**
 * Replaces the federation runtime's reader of manifests. The setting `disableSnapshot` switches the reader off, but the
 * reader stays in the bundle. The site needs no manifests: the shell passes the URLs of containers to `registerRemotes`.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
