import type { SlotName } from '@rangmala/shared/remote';
import { Federated } from './Federated.tsx';
import { useRemotes } from './federation-context.tsx';
import { listSlotModules } from './page-modules.ts';

/** A slot of a shell page. Renders the components that remotes offer for the slot. */
export function Slot({ name: slot }: { name: SlotName }) {
  return listSlotModules({ remotes: useRemotes() }, [slot]).map(({ app, name }) => (
    <Federated key={`${app}/${name}`} app={app} name={name} kind="slot" />
  ));
}
