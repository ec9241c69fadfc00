import operatorlog from '#shared/words/hu/operatorlog.json'

/** The translations of these pages of the back office. */
export const words = { operatorlog }
