import operators from '#shared/words/hu/operators.json'

/** The translations of these pages of the back office. */
export const words = { operators }
