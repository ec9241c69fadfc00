import webhooks from '#shared/words/en/webhooks.json'

/** The translations of the page of integrations. */
export const words = { webhooks }
