import owndata from '#shared/words/hu/owndata.json'

/** The translations of what somebody does with their own data. */
export const words = { owndata }
