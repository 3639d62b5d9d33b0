import * as z from 'zod/mini';

const weightSchema = z.object({ html: z.number(), scripts: z.number(), all: z.number() });

const checkedPageSchema = z.object({
  url: z.string(),
  app: z.string(),
  /** Width of the viewport in CSS pixels. */
  width: z.number(),
  problems: z.array(z.string()),
  liveProblems: z.array(z.string()),
  /**
   * Status of the response of the live site, if the live site does not have this page or has it only with a flag.
   * Missing for other pages, when the live page could not be opened, and in older reports.
   */
  liveStatus: z.optional(z.number()),
  /** Sizes of the responses in bytes; missing when the page could not be opened. */
  weight: z.optional(weightSchema),
  liveWeight: z.optional(weightSchema),
  /** Share of the pixels that differ from the live page, 0 to 1; missing when one of the pages has no screenshot. */
  changed: z.optional(z.number()),
  /** File names of the pictures. */
  pictures: z.object({
    live: z.optional(z.string()),
    candidate: z.optional(z.string()),
    changes: z.optional(z.string()),
  }),
});

export const browserReportSchema = z.object({
  pages: z.array(checkedPageSchema),
  neighbours: z.array(z.object({ url: z.string(), app: z.string(), problems: z.array(z.string()) })),
  /** Sentences with the path of a page that was not opened, and the reason. */
  skipped: z.array(z.string()),
  /** Flags of the release that are off for visitors but were on in the check; missing in older reports. */
  disabledFlags: z.optional(z.array(z.string())),
});

/** State of a check. An unfinished check has neither `report` nor `failure`. */
export const storedCheckSchema = z.object({
  app: z.string(),
  version: z.string(),
  by: z.string(),
  startedAt: z.string(),
  report: z.optional(browserReportSchema),
  failure: z.optional(z.string()),
});

export type CheckedPage = z.infer<typeof checkedPageSchema>;
export type BrowserReport = z.infer<typeof browserReportSchema>;
export type StoredCheck = z.infer<typeof storedCheckSchema>;

/** Start of the message about a page that could not be opened. */
export const UNOPENED_PAGE = 'The page cannot be opened:';

/**
 * Returns whether the live page has the same problem. Returns false when `liveStatus` is an error status, for example
 * because the candidate adds the page. Returns false when the candidate's page could not be opened, because the check
 * then did not inspect the candidate's page.
 */
export function isKnownProblem(
  problem: string,
  { liveProblems, liveStatus = 200 }: Pick<CheckedPage, 'liveProblems' | 'liveStatus'>,
): boolean {
  return liveStatus < 400 && !problem.startsWith(UNOPENED_PAGE) && liveProblems.includes(problem);
}

/** Returns the problems of a report, each with the path of its page. Omits known problems of the live page. */
export function listReportProblems({ pages, neighbours }: BrowserReport): string[] {
  const ownProblems = pages.flatMap((page) =>
    page.problems
      .filter((problem) => !isKnownProblem(problem, page))
      .map((problem) => `${page.url} at ${page.width} px: ${problem}`),
  );
  const neighbourProblems = neighbours.flatMap(({ url, app, problems }) =>
    problems.map((problem) => `${url} of ${app}: ${problem}`),
  );
  return [...ownProblems, ...neighbourProblems];
}
