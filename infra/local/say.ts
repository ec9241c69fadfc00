/** Takes the steps of a start, a short sentence each. */
export type Say = (step: string) => void
