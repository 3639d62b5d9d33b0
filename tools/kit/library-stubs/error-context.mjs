/** Replaces the function that describes the host for errors of the federation runtime. */
export const optionsToMFContext = () => undefined;
