/** Prefix of a local id. A design has a local id while the server may not have the design. */
const LOCAL_ID_PREFIX = 'local-';

/** Returns a random local id for a design. */
export const createLocalDesignId = (): string => `${LOCAL_ID_PREFIX}${Math.random().toString(36).slice(2)}`;

/** Returns whether the id of a design is a local id. */
export const isLocalDesignId = (id: string): boolean => id.startsWith(LOCAL_ID_PREFIX);
