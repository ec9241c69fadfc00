import usersadmin from '#shared/words/en/usersadmin.json'

/** The translations of these pages of the back office. */
export const words = { usersadmin }
