/** Start of the id of a design that is not known to be on the server. */
const LOCAL_ID_PREFIX = 'local-';

/** Returns a random id for a design that is not known to be on the server. */
export const createLocalDesignId = (): string => `${LOCAL_ID_PREFIX}${Math.random().toString(36).slice(2)}`;

/** Returns whether the design with this id is not known to be on the server. */
export const isLocalDesignId = (id: string): boolean => id.startsWith(LOCAL_ID_PREFIX);
