/** Replaces the function that adds information about the host to errors of the federation runtime. */
export const optionsToMFContext = () => undefined;
