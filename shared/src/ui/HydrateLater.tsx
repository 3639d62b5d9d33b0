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

/**
 * The event that starts the hydration of a part that the server rendered. `first-input`: the first input of the
 * visitor, at the latest {@link MAX_WAIT_MS} after the hydration of the page. `page-hydration`: the end of the
 * hydration of the page.
 */
export type HydrationTrigger = 'first-input' | 'page-hydration';

export interface HydrateLaterProps {
  /** `first-input` by default. */
  trigger?: HydrationTrigger;
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
 * A part of the page that is hydrated late. In a page from the server, hydration waits for the `trigger`, and then for
 * the code of the part. Until hydration the server's HTML is shown, and clicks on the part are held. In any other page
 * the part is rendered at once.
 */
export function HydrateLater({
  load,
  trigger = 'first-input',
  fallback,
  height,
  children,
}: HydrateLaterProps) {
  const part = useRef<HTMLDivElement>(null);
  const [hydration] = useState(() => new Hydration(load, trigger));

  // In a page that the server has not rendered, the content is in the document before `part` is set.
  useLayoutEffect(() => {
    if (hydration.hasContent) endLateLayout(part.current);
  }, [hydration]);
  useEffect(() => {
    if (hydration.isDone) return;
    hydration.onPageHydrated();
    return holdClicks(part.current as Element, hydration.completion);
  }, [hydration]);

  return (
    <Part ref={part} style={createLateLayoutStyle(height)}>
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
  isDone = false;
  /** Whether React has rendered the content, so that the part needs no approximate height any more. */
  hasContent = false;
  readonly completion: Promise<void>;
  #complete: () => void = () => undefined;
  readonly #pageHydration: Promise<void>;
  #resolvePageHydration: () => void = () => undefined;
  #codeReady: Promise<unknown> | undefined;
  readonly #load: () => Promise<unknown>;
  readonly #trigger: HydrationTrigger;

  constructor(load = () => Promise.resolve<unknown>(undefined), trigger: HydrationTrigger) {
    this.#load = load;
    this.#trigger = trigger;
    this.completion = new Promise((resolve) => (this.#complete = resolve));
    this.#pageHydration = new Promise((resolve) => (this.#resolvePageHydration = resolve));
  }

  onContentRendered(): void {
    this.hasContent = true;
  }

  finish(): void {
    this.isDone = true;
    this.#complete();
  }

  /** Must be called when the page around the part is hydrated. */
  onPageHydrated(): void {
    // Waits for a frame, so that the browser shows the hydrated page before it runs the code of the part. A hidden page
    // has no frames.
    const finishTask = () => setTimeout(this.#resolvePageHydration);
    if (document.hidden) finishTask();
    else requestAnimationFrame(finishTask);
  }

  /** Whether the part has begun to wait for its trigger and its code. */
  get hasStarted(): boolean {
    return this.#codeReady !== undefined;
  }

  get codeReady(): Promise<unknown> {
    return (this.#codeReady ??= this.#waitForTrigger().then(this.#load));
  }

  #waitForTrigger(): Promise<void> {
    if (this.#trigger === 'page-hydration') return this.#pageHydration;
    return (firstInputPromise ??= waitForFirstInput(MAX_WAIT_MS));
  }
}

const subscribeToNothing = () => () => undefined;

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
  // React requires that a component that has called `use` also calls `use` in its later renders.
  if (isFromServer || hydration.hasStarted) use(hydration.codeReady);
  // Shows the real height before the scroll position is restored.
  useLayoutEffect(() => {
    hydration.onContentRendered();
    endLateLayout(part.current);
  }, [hydration, part]);
  useEffect(() => hydration.finish(), [hydration]);
  return children;
}

/** `--part-visibility` also tells other styles that the part is not hydrated. */
function createLateLayoutStyle(height: string | undefined): CSSProperties {
  const properties: Record<string, string> =
    height === undefined
      ? { '--part-visibility': 'visible' }
      : { '--part-visibility': 'auto', '--part-height': height };
  return properties;
}

const endLateLayout = (part: HTMLElement | null) => part?.style.removeProperty('--part-visibility');

const Part = styled.div`
  display: contents;

  > * {
    content-visibility: var(--part-visibility, visible);
    contain-intrinsic-height: auto var(--part-height, none);
    overflow-clip-margin: 1rem;
  }
`;
