import usergroups from '#shared/words/en/usergroups.json'

/** The translations of these pages of the back office. */
export const words = { usergroups }
