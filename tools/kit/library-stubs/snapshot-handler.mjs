/**
 * Replaces the federation runtime's reader of manifests. The setting `disableSnapshot` switches the reader off, but
 * leaves the code in the bundle. The shell passes the URLs of containers to `registerRemotes`.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
