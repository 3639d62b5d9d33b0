import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { firstInput } from './first-input.ts';
import { holdClicks } from './hold-clicks.ts';

/** A visitor without any input for this long does not need the part soon. */
const SETTLED_MS = 2_000;

let settled: Promise<void> | undefined;

export interface HydrateLaterProps {
  /** Loads the code of the part; the part is hydrated when it is there. */
  load?: () => Promise<unknown>;
  /** Shown while the part loads in a page that the server has not rendered. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page below what is seen first. In a page from the server it is hydrated after the first input, at the
 * latest after two seconds; until then the server's HTML is shown, and clicks on it wait. Everywhere else it is
 * rendered at once.
 */
export function HydrateLater({ load, fallback, children }: HydrateLaterProps) {
  const part = useRef<HTMLDivElement>(null);
  const [hydration] = useState(() => new Hydration(load));

  useEffect(
    () => (hydration.isDone ? undefined : holdClicks(part.current as Element, hydration.done)),
    [hydration],
  );

  return (
    <Part ref={part}>
      <Suspense fallback={fallback}>
        <Waiting hydration={hydration}>{children}</Waiting>
      </Suspense>
    </Part>
  );
}

/** Outside the suspended component, whose state is lost when it suspends. */
class Hydration {
  readonly done: Promise<void>;
  isDone = false;
  #resolve: () => void = () => undefined;
  #ready: Promise<unknown> | undefined;
  readonly #load: () => Promise<unknown>;

  constructor(load = () => Promise.resolve<unknown>(undefined)) {
    this.#load = load;
    this.done = new Promise((resolve) => (this.#resolve = resolve));
  }

  finish(): void {
    this.isDone = true;
    this.#resolve();
  }

  get ready(): Promise<unknown> {
    settled ??= firstInput(SETTLED_MS);
    return (this.#ready ??= settled.then(this.#load));
  }
}

const never = () => () => undefined;

/** A promise that React reads without waiting, because it carries its result. */
const NOTHING = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function Waiting({ hydration, children }: { hydration: Hydration; children: ReactNode }) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  use(isFromServer ? hydration.ready : NOTHING);
  useEffect(() => hydration.finish(), [hydration]);
  return children;
}

/** Takes no part in the layout. */
const Part = styled.div`
  display: contents;
`;
