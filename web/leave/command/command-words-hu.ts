import command from '#shared/words/hu/command.json'

/** The namespace of the command bar. */
export const words = { command }
