/**
 * Replaces the version comparison of the federation runtime. The site compares the versions of a release and of the
 * shell when either is deployed, and every shared module has one copy, the shell's.
 */
export const satisfy = () => true;
