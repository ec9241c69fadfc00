import account from '#shared/words/hu/account.json'
import common from '#shared/words/hu/common.json'
import company from '#shared/words/hu/company.json'
import entitlement from '#shared/words/hu/entitlement.json'
import leave from '#shared/words/hu/leave.json'
import notices from '#shared/words/hu/notices.json'
import people from '#shared/words/hu/people.json'
import problems from '#shared/words/hu/problems.json'
import site from '#shared/words/hu/site.json'

/** The words that pages need; those of letters stay with the server. */
export const words = { account, common, company, entitlement, leave, notices, people, problems, site }
