import * as z from 'zod/mini';
import { appNameSchema } from '@rangmala/shared/contract';
import { promoteCanary, stopCanary } from '../deployments/canaries.ts';
import { type DeploymentContext, retireRemote, rollBack } from '../deployments/deployments.ts';
import { switchFlag } from '../deployments/flags.ts';
import { rejectOtherTeam, type Team } from '../tokens/tokens.ts';

type Action = (context: DeploymentContext, app: string, by: string, value?: string) => Promise<unknown>;

/** The actions of the buttons of the status page. `value` is the target of a rollback, or the flag. */
const ACTIONS = {
  rollback: rollBack,
  promote: (context, app, by) => promoteCanary(context, app, by),
  stop: stopCanary,
  retire: retireRemote,
  'flag-on': (context, app, by, flag = '') => switchFlag(context, app, by, flag, true),
  'flag-off': (context, app, by, flag = '') => switchFlag(context, app, by, flag, false),
} satisfies Record<string, Action>;

export const actionSchema = z.object({
  app: appNameSchema,
  action: z.enum(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]),
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
  const run: Action = ACTIONS[action];
  await run(context, app, team.name, value);
}
