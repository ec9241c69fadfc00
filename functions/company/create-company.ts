import { yearOf } from '#shared/calendar/day.ts'
import * as contract from '#shared/company/contract/create-company.ts'
import { newCompany } from '#shared/company/rules.ts'
import { isOffered } from '#shared/company/countries/country-table.ts'
import { Problem, refuse } from '#shared/contract/problem.ts'
import { accessToken } from '#functions/account/access-token.ts'
import { accounts } from '#functions/account/account-store.ts'
import { companyMemberships } from '#functions/account/company-membership-store.ts'
import { sessions } from '#functions/account/session-store.ts'
import { newId } from '#functions/platform/clock.ts'
import { unstored } from '#functions/platform/kind.ts'
import type { Input } from '#functions/platform/input.ts'
import { serve, type RequestContext } from '#functions/platform/serve.ts'
import { check, commit, getBatch, insert, replace, lookup } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { companies, countSeat } from './company-store.ts'
import { companyView } from './company-view.ts'
import { countryTable } from './country-store.ts'
import { holidaysAbroad } from './holidays-abroad.ts'
import { storeMember } from './member-store.ts'
import { aboutCompany, companyChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

/** Selects the new company for the session; the reply carries an access token for it, which is signed anew for a retry. */
export const handler = serve(contract.createCompany, foundCompany, async (founded, { actor, now }) => {
  const session = { account: actor.account, id: actor.session, company: founded.data.id }
  return { ...founded, token: await accessToken(session, now) }
})

async function foundCompany(
  { body }: Input<typeof contract.createCompany>,
  { actor, now, language, once }: RequestContext<'account'>,
) {
  const [[founder, session], countries] = await Promise.all([
    getBatch(lookup(accounts, { id: actor.account }), lookup(sessions, { account: actor.account, id: actor.session })),
    countryTable(),
  ])
  if (!founder || !session) throw new Problem('unauthenticated')
  if (!isOffered(countries, body.country)) throw refuse('country', 'refusals:countryInactive')

  const id = newId()
  const thisYear = yearOf(now.today)
  const own_days = body.country === 'HU' ? [] : await holidaysAbroad(body.country, [thisYear, thisYear + 1], language)
  const { company, calendar, member } = newCompany({ ...body, id, founder, created_at: now.seconds, own_days })
  const reply = companyView({ company, calendar, headcount: 1, countries }, now.today)

  await commit(
    check(accounts, founder),
    insert(companies, company),
    insert(calendars, calendar),
    countSeat(member, 1),
    ...storeMember(unstored(member)),
    insert(companyMemberships, { account: founder.id, company: id, selected_at: now.seconds }),
    replace(sessions, { ...session, company: id }),
    ...audited({ actor: { company: id, user: founder.id }, now }, 'company_founded', aboutCompany(company), {
      changes: companyChanges(undefined, company),
    }),
    ...once(reply),
  )
  return reply
}
