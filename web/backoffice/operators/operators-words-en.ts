import operators from '#shared/words/en/operators.json'

/** The translations of these pages of the back office. */
export const words = { operators }
