import { isKnownProblem, UNOPENED_PAGE } from './report.ts';

const PROBLEM = 'Error: shelf is not defined';
const TIMEOUT = `${UNOPENED_PAGE} Timeout 30000ms exceeded.`;

it('counts a problem as known when the live page has the same problem', () => {
  expect(isKnownProblem(PROBLEM, { liveProblems: [PROBLEM] })).toBe(true);
});

it('counts a problem as new when the live page does not have the problem', () => {
  expect(isKnownProblem(PROBLEM, { liveProblems: [] })).toBe(false);
});

it('counts every problem as new when the live page answers with an error status', () => {
  expect(isKnownProblem(PROBLEM, { liveProblems: [PROBLEM], liveStatus: 404 })).toBe(false);
});

it('counts an unopened page as a new problem, even when the live page cannot be opened', () => {
  expect(isKnownProblem(TIMEOUT, { liveProblems: [TIMEOUT] })).toBe(false);
});
