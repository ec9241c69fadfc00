import slackuser from '#shared/words/hu/slackuser.json'

/** The translations of the own user of Slack. */
export const words = { slackuser }
