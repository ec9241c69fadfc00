import { ruleOfNothing, seatsTurned } from '#shared/words/en/refusals.json'

/** What the form of a rule says before it is sent, in the words of the server. */
export const words = { refusals: { ruleOfNothing, seatsTurned } }
