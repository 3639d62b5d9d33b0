/** Replaces the description of the host in errors of the federation runtime. Only the library's devtools show it. */
export const optionsToMFContext = () => undefined;
