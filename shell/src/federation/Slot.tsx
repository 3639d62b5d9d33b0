import { useSnapshot } from './loader-context.tsx';
import { Federated } from './Federated.tsx';

/** A place of a shell page that remotes fill: everything they offer for it, in the snapshot's order. */
export function Slot({ name }: { name: string }) {
  const fillings = useSnapshot().remotes.flatMap(({ app, slots }) =>
    slots.filter(({ slot }) => slot === name).map(({ component }) => ({ app, component })),
  );
  return fillings.map(({ app, component }) => (
    <Federated key={`${app}/${component}`} app={app} name={component} kind="slot" />
  ));
}
