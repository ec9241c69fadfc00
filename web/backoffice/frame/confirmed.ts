/** Does what takes a confirmed identity, after asking for it where it is needed; undefined where the operator gives up. */
export type Confirmed = <T>(act: () => Promise<T>) => Promise<T | undefined>
