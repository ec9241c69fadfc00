const texts = import.meta.glob<string>('./examples/*.mjs', { query: '?raw', import: 'default', eager: true })

const program = <Word extends string>(word: Word, name: string) => ({ word, name, text: texts[`./examples/${name}`]! })

/** Programs for Node that stand as they are, the one first that the others use. */
export const examplePrograms = [
  program('programBase', 'szabi.mjs'),
  program('programAway', 'away-today.mjs'),
  program('programBalances', 'balances.mjs'),
  program('programRequest', 'request.mjs'),
] as const
