import command from '#shared/words/en/command.json'

/** The namespace of the command bar. */
export const words = { command }
