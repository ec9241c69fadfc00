import slack from '#shared/words/en/slack.json'
import webhooks from '#shared/words/en/webhooks.json'

/** The translations of the page of integrations. */
export const words = { slack, webhooks }
