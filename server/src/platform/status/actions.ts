import * as z from 'zod/mini';
import { appNameSchema, flagNameSchema } from '@rangmala/shared/contract';
import { ForbiddenError } from '../../http/errors.ts';
import { promoteCanary, stopCanary } from '../deployments/canaries.ts';
import { type DeploymentContext, retire, rollBack } from '../deployments/deployments.ts';
import { switchFlag } from '../deployments/flags.ts';
import type { Team } from '../tokens/tokens.ts';

/** A button of the status page: `flag-on` and `flag-off` name the flag, `rollback` the release. */
export const actionSchema = z.object({
  app: appNameSchema,
  action: z.enum(['rollback', 'promote', 'stop', 'retire', 'flag-on', 'flag-off']),
  value: z.optional(z.string().check(z.maxLength(100))),
});

/** Whether the team's token may change the app. */
export const mayChange = (team: Team, app: string) => team.app === '*' || team.app === app;

/**
 * Does what a button of the status page says.
 * @throws ForbiddenError when the token is another app's; ApiError with a sentence when it cannot be done
 */
export async function runAction(
  context: DeploymentContext,
  team: Team,
  { app, action, value }: z.infer<typeof actionSchema>,
): Promise<void> {
  if (!mayChange(team, app)) {
    throw new ForbiddenError(`This token deploys ${team.app}; it cannot change ${app}.`);
  }
  switch (action) {
    case 'rollback':
      await rollBack(context, app, value, team.name);
      return;
    case 'promote':
      await promoteCanary(context, app, team.name);
      return;
    case 'stop':
      await stopCanary(context, app, team.name);
      return;
    case 'retire':
      await retire(context, app, team.name);
      return;
    case 'flag-on':
    case 'flag-off':
      await switchFlag(
        context,
        { app, flag: z.parse(flagNameSchema, value ?? ''), on: action === 'flag-on' },
        team.name,
      );
  }
}
