/** Takes the steps of a start, a short sentence each, for the person who waits for it. */
export type Say = (step: string) => void
