import operatorlog from '#shared/words/en/operatorlog.json'

/** The translations of these pages of the back office. */
export const words = { operatorlog }
