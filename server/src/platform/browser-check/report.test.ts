import { isKnownProblem, UNOPENED_PAGE } from './report.ts';

const PROBLEM = 'Error: shelf is not defined';
const TIMEOUT = `${UNOPENED_PAGE} Timeout 30000ms exceeded.`;

it('knows a problem that the live page has, too', () => {
  expect(isKnownProblem(PROBLEM, { liveProblems: [PROBLEM] })).toBe(true);
});

it('does not know a problem that the live page lacks', () => {
  expect(isKnownProblem(PROBLEM, { liveProblems: [] })).toBe(false);
});

it('does not compare with a live page that answers with an error status', () => {
  expect(isKnownProblem(PROBLEM, { liveProblems: [PROBLEM], liveStatus: 404 })).toBe(false);
});

it('does not excuse a page that cannot be opened, even when the live page cannot be opened', () => {
  expect(isKnownProblem(TIMEOUT, { liveProblems: [TIMEOUT] })).toBe(false);
});
