/**
 * Replaces the federation runtime's reader of a deployment server's manifests, which its setting `disableSnapshot`
 * switches off but leaves in the bundle. The shell passes the addresses of containers to `registerRemotes` itself.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
