import { createRemoteConfig, exposeComponents, requireFromShell } from '@rangmala/kit/webpack-config.ts';
import remote from './remote.ts';

export default createRemoteConfig(import.meta.dirname, {
  name: remote.name,
  exposes: exposeComponents(remote),
  shared: requireFromShell(import.meta.dirname),
});
