/** Takes what happens behind the door: lines that functions write, and, marked so, how they failed. */
export type Log = (source: string, line: string, failed?: boolean) => void
