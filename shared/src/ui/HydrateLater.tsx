import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styled from 'styled-components';
import { waitForFirstInput } from './first-input.ts';
import { holdClicks } from './hold-clicks.ts';

/** Longest wait for the first input, in milliseconds. */
const MAX_WAIT_MS = 2_000;

let firstInputPromise: Promise<void> | undefined;

export interface HydrateLaterProps {
  /** Loads the code of the part. Hydration waits for this code. */
  load?: () => Promise<unknown>;
  /** Shown while the part loads in a page that the server has not rendered. */
  fallback?: ReactNode;
  /**
   * Approximate height as a CSS length; at least the real height when the part has a background. With a height, the
   * browser lays out the server's HTML only near the viewport. The part must then have a single child. The margins of
   * this child must not collapse with the margins of its content.
   */
  height?: string;
  children: ReactNode;
}

/**
 * A part of the page that is hydrated late. In a page from the server, hydration waits for the first input, for at most
 * {@link MAX_WAIT_MS}, and then for the code of the part. Until hydration the server's HTML is shown, and clicks on the
 * part are held. In any other page the part is rendered at once.
 */
export function HydrateLater({ load, fallback, height, children }: HydrateLaterProps) {
  const part = useRef<HTMLDivElement>(null);
  const [hydration] = useState(() => new Hydration(load));

  useEffect(
    () => (hydration.isDone ? undefined : holdClicks(part.current as Element, hydration.completion)),
    [hydration],
  );

  return (
    <Part ref={part} style={height === undefined ? undefined : createLateLayoutStyle(height)}>
      <Suspense fallback={fallback}>
        <WaitForHydration hydration={hydration} part={part}>
          {children}
        </WaitForHydration>
      </Suspense>
    </Part>
  );
}

/** State of a part's hydration. Stored in HydrateLater, because React discards the state of a suspended component. */
class Hydration {
  readonly completion: Promise<void>;
  isDone = false;
  #resolve: () => void = () => undefined;
  #codeReady: Promise<unknown> | undefined;
  readonly #load: () => Promise<unknown>;

  constructor(load = () => Promise.resolve<unknown>(undefined)) {
    this.#load = load;
    this.completion = new Promise((resolve) => (this.#resolve = resolve));
  }

  finish(): void {
    this.isDone = true;
    this.#resolve();
  }

  get codeReady(): Promise<unknown> {
    firstInputPromise ??= waitForFirstInput(MAX_WAIT_MS);
    return (this.#codeReady ??= firstInputPromise.then(this.#load));
  }
}

const subscribeToNothing = () => () => undefined;

/** A resolved promise with the fields from which React's `use` reads the result without waiting. */
const RESOLVED_PROMISE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

interface WaitForHydrationProps {
  hydration: Hydration;
  part: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

function WaitForHydration({ hydration, part, children }: WaitForHydrationProps) {
  const isFromServer = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => typeof window !== 'undefined',
  );
  use(isFromServer ? hydration.codeReady : RESOLVED_PROMISE);
  // Shows the real height before the scroll position is restored.
  useLayoutEffect(() => void part.current?.style.removeProperty('--part-visibility'), [part]);
  useEffect(() => hydration.finish(), [hydration]);
  return children;
}

const createLateLayoutStyle = (height: string) =>
  ({ '--part-visibility': 'auto', '--part-height': height }) as CSSProperties;

const Part = styled.div`
  display: contents;

  > * {
    content-visibility: var(--part-visibility, visible);
    contain-intrinsic-height: auto var(--part-height, none);
    overflow-clip-margin: 1rem;
  }
`;
