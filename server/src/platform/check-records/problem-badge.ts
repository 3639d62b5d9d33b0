/** Returns the result of a check as HTML: `passed` or the number of problems. */
export function renderProblemBadge(problemCount: number): string {
  return problemCount === 0
    ? '<span class="badge">passed</span>'
    : `<span class="badge bad">${problemCount} ${problemCount === 1 ? 'problem' : 'problems'}</span>`;
}
