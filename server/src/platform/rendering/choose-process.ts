/** A process with at least this number of pending renders is busy. Other processes are preferred. */
export const BUSY_RENDERS = 8;

/**
 * Time without a message after which a process with pending renders or an unanswered ping counts as silent: a server
 * bundle may be in a loop. If possible, a silent process gets only pages of the app that ran last in the process. Pings
 * take longer to find a loop.
 */
const SILENT_MS = 60;

/**
 * Cost, in pending renders, that is added for a process with pending pages of other apps. A higher cost would leave
 * processes idle while another process is busy.
 */
const MIXED_COST = 3;

/**
 * Cost that is added for a process without pending pages of the app while another process has pending pages of the app.
 * A loop of the app could otherwise start in both processes.
 */
const SPREAD_COST = 3;

/** Cost of each render in a process that has rendered few pages, so that the process gets few renders at a time. */
const COLD_COST = 3;

export interface ProcessLoad {
  /** Whether the process has finished a render, successfully or not. */
  readonly isReady: boolean;
  readonly isHanging: boolean;
  /** Whether the process has rendered few pages. */
  readonly isCold: boolean;
  /**
   * Milliseconds since the last message while renders wait, or since an unanswered ping, whichever is longer; 0 when no
   * render waits and every ping was answered.
   */
  readonly silentMs: number;
  /** The app that ran last in the process. */
  readonly runningApp: string | undefined;
  readonly pendingRenders: number;
  countPendingRenders(owner: string): number;
}

/**
 * Returns the process for a page of an app; undefined when every process hangs, or when there is no process. Chooses
 * only among processes that have finished a render, if there are any. Prefers a process without pages of other apps,
 * because a server bundle in a loop then delays fewer other apps. Prefers a silent process only for pages of the app
 * that ran last in that process: a loop of this app then does not start in a second process.
 */
export function chooseProcess<Process extends ProcessLoad>(
  processes: readonly Process[],
  owner: string,
): Process | undefined {
  const responsiveProcesses = processes.filter(({ isHanging }) => !isHanging);
  const readyProcesses = responsiveProcesses.filter(({ isReady }) => isReady);
  const processesOfApp = responsiveProcesses.filter((each) => each.countPendingRenders(owner) > 0);
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
  const mixedCost = pendingRenders > load.countPendingRenders(owner) ? MIXED_COST : 0;
  return load.isCold ? COLD_COST * (pendingRenders + 1) + mixedCost : pendingRenders + mixedCost;
}

/**
 * Returns whether another process would keep this app's pages apart from other apps' pages, or relieve a busy process.
 */
export function isAnotherProcessUseful(chosen: ProcessLoad, owner: string): boolean {
  return chosen.pendingRenders >= BUSY_RENDERS || chosen.pendingRenders > chosen.countPendingRenders(owner);
}
