import { Federated } from './Federated.tsx';
import { useSnapshot } from './loader-context.tsx';
import { fillingsOf } from './needed.ts';

/** A place of a shell page that remotes fill: everything they offer for it, in the snapshot's order. */
export function Slot({ name: place }: { name: string }) {
  return fillingsOf(useSnapshot(), [place]).map(({ app, name }) => (
    <Federated key={`${app}/${name}`} app={app} name={name} kind="slot" />
  ));
}
