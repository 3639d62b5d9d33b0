import * as z from 'zod/mini';
import { appNameSchema, flagNameSchema } from '@rangmala/shared/contract';
import { promoteCanary, stopCanary } from '../deployments/canaries.ts';
import { type DeploymentContext, retireRemote, rollBack } from '../deployments/deployments.ts';
import { switchFlag } from '../deployments/flags.ts';
import { rejectOtherTeam, type Team } from '../tokens/tokens.ts';

/**
 * An action of a button of the status page. `value` is the flag of `flag-on` and `flag-off`, or the target of
 * `rollback`.
 */
export const actionSchema = z.object({
  app: appNameSchema,
  action: z.enum(['rollback', 'promote', 'stop', 'retire', 'flag-on', 'flag-off']),
  value: z.optional(z.string().check(z.maxLength(100))),
});

/**
 * Runs the action of a button of the status page.
 * @throws ForbiddenError when the token is for another app, otherwise any error of the action
 */
export async function runAction(
  context: DeploymentContext,
  team: Team,
  { app, action, value }: z.infer<typeof actionSchema>,
): Promise<void> {
  rejectOtherTeam(team, app);
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
      await retireRemote(context, app, team.name);
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
