import account from '#shared/words/en/account.json'
import common from '#shared/words/en/common.json'
import company from '#shared/words/en/company.json'
import entitlement from '#shared/words/en/entitlement.json'
import leave from '#shared/words/en/leave.json'
import notices from '#shared/words/en/notices.json'
import people from '#shared/words/en/people.json'
import problems from '#shared/words/en/problems.json'
import site from '#shared/words/en/site.json'

/** The words that pages need; those of letters stay with the server. */
export const words = { account, common, company, entitlement, leave, notices, people, problems, site }
