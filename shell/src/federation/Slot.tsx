import type { SlotName } from '@rangmala/shared/remote';
import { Federated } from './Federated.tsx';
import { useSnapshot } from './loader-context.tsx';
import { listSlotModules } from './page-modules.ts';

/** A slot of a shell page, which renders the components that remotes offer for it. */
export function Slot({ name: slot }: { name: SlotName }) {
  return listSlotModules(useSnapshot(), [slot]).map(({ app, name }) => (
    <Federated key={`${app}/${name}`} app={app} name={name} kind="slot" />
  ));
}
