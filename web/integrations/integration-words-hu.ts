import slack from '#shared/words/hu/slack.json'
import webhooks from '#shared/words/hu/webhooks.json'

/** The translations of the page of integrations. */
export const words = { slack, webhooks }
