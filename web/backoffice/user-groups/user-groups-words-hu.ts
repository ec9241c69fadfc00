import usergroups from '#shared/words/hu/usergroups.json'

/** The translations of these pages of the back office. */
export const words = { usergroups }
