import * as contract from '#shared/company/contract/change-company.ts'
import { isOffered } from '#shared/company/countries/country-table.ts'
import { refuse } from '#shared/contract/problem.ts'
import { serve } from '#functions/platform/serve.ts'
import { commit, replace } from '#functions/platform/table.ts'
import { calendars } from './calendar-store.ts'
import { companies } from './company-store.ts'
import { loadShownCompany } from './shown-company.ts'
import { companyView } from './company-view.ts'
import { aboutCompany, companyChanges } from '#shared/company/audit/audited-changes.ts'
import { audited } from './audit-store.ts'

/** Replaces the calendar too where the country changes, since the country decides which days are holidays. */
export const handler = serve(contract.changeCompany, async ({ body }, { actor, now }) => {
  const { name, country, shows_types } = body
  const before = await loadShownCompany(actor.company)
  if (country !== before.company.country && !isOffered(before.countries, country))
    throw refuse('country', 'refusals:countryInactive')
  const after = {
    ...before,
    company: { ...before.company, name, country, shows_types: shows_types ?? before.company.shows_types },
    calendar: { ...before.calendar, country },
  }

  await commit(
    replace(companies, after.company),
    ...(country === before.calendar.country ? [] : [replace(calendars, after.calendar)]),
    ...audited({ actor, now }, 'company_changed', aboutCompany(after.company), {
      changes: companyChanges(before.company, after.company),
    }),
  )
  return companyView(after, now.today)
})
