/** A process with this many pending renders is busy: other processes are preferred. */
export const BUSY_RENDERS = 8;

/**
 * A process with pending renders is avoided when it has sent nothing for this time: one of the renders may be in a
 * loop. It still gets pages of the app whose code ran last. Pings take longer to find a loop.
 */
const SILENT_MS = 60;

/**
 * Cost of a process that renders pages of another app, in pending renders. A higher cost would leave processes idle
 * while another one is busy.
 */
const MIXED_COST = 3;

/** Cost of a second process for pages of the app: a loop could then start in both processes. */
const SPREAD_COST = 3;

/** Cost of each render in a process that has rendered few pages: it gets few renders at a time. */
const COLD_COST = 3;

export interface ProcessLoad {
  /** Whether the process has finished a render, successfully or not. */
  readonly isReady: boolean;
  readonly isHanging: boolean;
  /** Whether the process has rendered few pages. */
  readonly isCold: boolean;
  /** Milliseconds without a message while renders wait, or since the unanswered ping if that is longer; 0 otherwise. */
  readonly silentMs: number;
  /** The app whose code ran last in the process. */
  readonly runningApp: string | undefined;
  readonly pendingRenders: number;
  pendingRendersOf(owner: string): number;
}

/**
 * Returns the process for a page of an app, or undefined when every process hangs or there is none. Prefers a process
 * without pages of other apps, so that a server bundle in a loop delays no other app. Prefers a silent process only for
 * pages of the app whose code runs in it. A loop of this app then does not start in a second process.
 */
export function chooseProcess<Process extends ProcessLoad>(
  processes: readonly Process[],
  owner: string,
): Process | undefined {
  const responsiveProcesses = processes.filter(({ isHanging }) => !isHanging);
  const readyProcesses = responsiveProcesses.filter(({ isReady }) => isReady);
  const processesOfApp = responsiveProcesses.filter((each) => each.pendingRendersOf(owner) > 0);
  let chosen: Process | undefined;
  let lowestCost = Infinity;
  for (const candidate of readyProcesses.length > 0 ? readyProcesses : responsiveProcesses) {
    const isSecondProcess = processesOfApp.length > 0 && !processesOfApp.includes(candidate);
    const cost = computeCost(candidate, owner) + (isSecondProcess ? SPREAD_COST : 0);
    if (cost < lowestCost) [chosen, lowestCost] = [candidate, cost];
  }
  return chosen;
}

function computeCost(load: ProcessLoad, owner: string): number {
  const { pendingRenders, silentMs } = load;
  if (pendingRenders >= BUSY_RENDERS) return pendingRenders + 2 * BUSY_RENDERS;
  if (silentMs > SILENT_MS) return load.runningApp === owner ? -1 : pendingRenders + BUSY_RENDERS;
  const mixedCost = pendingRenders > load.pendingRendersOf(owner) ? MIXED_COST : 0;
  return load.isCold ? COLD_COST * (pendingRenders + 1) + mixedCost : pendingRenders + mixedCost;
}

/** Returns whether another process would separate the pages of this app from other pages, or share the work. */
export function isAnotherProcessUseful(chosen: ProcessLoad, owner: string): boolean {
  return chosen.pendingRenders >= BUSY_RENDERS || chosen.pendingRenders > chosen.pendingRendersOf(owner);
}
