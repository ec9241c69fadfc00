/** Takes the lines that functions log, and their failures with `failed`. */
export type Log = (source: string, line: string, failed?: boolean) => void
