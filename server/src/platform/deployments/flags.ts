import { NotFoundError } from '../../http/errors.ts';
import { listFlags } from '../registry/composition.ts';
import { type RegistrySnapshot, setFlag } from '../registry/registry.ts';
import { changeApp, type DeploymentContext } from './deployments.ts';

/**
 * Switches a flag on or off for all visitors.
 * @throws NotFoundError when neither the live release nor the canary has the flag
 */
export function switchFlag(
  context: DeploymentContext,
  name: string,
  changedBy: string,
  flag: string,
  isOn: boolean,
): Promise<RegistrySnapshot> {
  const reason = `flag ${flag} ${isOn ? 'on' : 'off'}`;
  return changeApp(context, name, { kind: 'flag_switched', by: changedBy, reason }, async (state) => {
    const versions = [state.live[name], state.canaries[name]?.version].filter((each) => each !== undefined);
    const releases = await Promise.all(
      versions.map((version) => context.activeSnapshot.describe(name, version)),
    );
    const flags = [...new Set(releases.flatMap((release) => (release ? listFlags(release) : [])))];
    if (!flags.includes(flag)) {
      const availableFlags = flags.length === 0 ? 'it has none' : `it has ${flags.join(', ')}`;
      throw new NotFoundError(`${name} has no flag ${flag}: ${availableFlags}.`);
    }
    return setFlag(state, name, flag, isOn);
  });
}
