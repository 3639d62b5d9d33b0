/**
 * Returns whether the header `If-None-Match` lists the tag or is `*`. Ignores `W/` in the header, because proxies make
 * tags weak (RFC 9110, section 13.1.2).
 * @param etag a strong tag in quotes, without a comma
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((each) => {
    const tag = each.trim();
    return tag === '*' || tag.replace(/^W\//, '') === etag;
  });
}
