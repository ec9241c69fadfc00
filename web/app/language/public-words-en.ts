import account from '#shared/words/en/account.json'
import common from '#shared/words/en/common.json'
import site from '#shared/words/en/site.json'

/** The words of public pages. */
export const words = { account, common, site }
