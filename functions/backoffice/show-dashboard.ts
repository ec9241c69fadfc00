import * as contract from '#shared/backoffice/contract/dashboard/show-dashboard.ts'
import { figuresByDay, shownDays } from '#shared/backoffice/dashboard/figures.ts'
import { addDays } from '#shared/calendar/day.ts'
import { monthsOf } from '#shared/calendar/period.ts'
import { serve } from '#functions/platform/serve.ts'
import { list } from '#functions/platform/table.ts'
import { companyRows } from './company-row.ts'
import { dayFigures, endingTrials } from './figure-store.ts'

/** Reads the counted days and a page of trials, whatever there is of the service. */
export const handler = serve(contract.showDashboard, async (_, { now: { today } }) => {
  const from = addDays(today, 1 - shownDays)
  const [ends, ...parts] = await Promise.all([
    endingTrials(today, undefined, contract.trialsOfPage + contract.mostMoreTrials),
    ...monthsOf({ from_date: from, to_date: today }).map(month =>
      list(dayFigures, { pk: `FIGURES#${month}`, between: [from, `${today}$`], mayLag: true }),
    ),
  ])
  const rows = await companyRows(
    ends.slice(0, contract.trialsOfPage).map(({ company }) => company),
    today,
  )
  // Who has paid meanwhile, was deleted or granted everything is not at the end of a trial.
  const trials = rows.filter(({ standing, erase_on }) => standing === 'trial' && erase_on === null)
  return {
    data: {
      days: figuresByDay(parts.flat(), from, today),
      trials,
      more: Math.max(0, ends.length - contract.trialsOfPage),
    },
  }
})
