/**
 * Replaces the version comparison of the federation runtime. At each deploy, the site compares the versions that the
 * remotes require with the versions that the shell provides. A page has only one copy of every shared module, which
 * the shell provides.
 */
export const satisfy = () => true;
