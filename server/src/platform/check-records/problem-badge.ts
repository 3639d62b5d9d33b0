/** Returns the result of a check as HTML: `passed` or the number of its problems. */
export function problemBadge(problems: number): string {
  return problems === 0
    ? '<span class="badge">passed</span>'
    : `<span class="badge bad">${problems} ${problems === 1 ? 'problem' : 'problems'}</span>`;
}
