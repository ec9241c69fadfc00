import account from '#shared/words/hu/account.json'
import common from '#shared/words/hu/common.json'
import site from '#shared/words/hu/site.json'

/** The words of public pages. */
export const words = { account, common, site }
