import * as contract from '#shared/backoffice/contract/companies/show-company-account.ts'
import { lastTrialDay, withTrial } from '#shared/company/plan/plan.ts'
import { accounts } from '#functions/account/account-store.ts'
import { planOf } from '#functions/company/plan-store.ts'
import { ordersOf } from '#functions/billing/order-store.ts'
import { headcountOf } from '#functions/company/company-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import { companyRow } from './company-row.ts'
import { knownCompany } from './known-company.ts'
import { nameOrAddress, operatorCalled } from './name-or-address.ts'
import { notesOf } from './note-store.ts'

export const handler = serve(contract.showCompanyAccount, async ({ path: { id } }, { actor, now, language }) => {
  const [company, kept, seats, orders, notes] = await Promise.all([
    knownCompany(id),
    planOf(id),
    headcountOf(id),
    ordersOf(id),
    notesOf(id),
  ])
  const ids = [...new Set([company.owner, ...notes.map(({ by }) => by)])]
  const known = await getAll(
    accounts,
    ids.map(one => ({ id: one })),
    { mayLag: true },
  )
  const owner = known.find(account => account.id === company.owner)
  const writtenBy = (one: string) =>
    operatorCalled(
      known.find(account => account.id === one),
      actor,
      language,
    )
  const { trial_from, grant, subscriptions } = withTrial(kept, seats, now.today)
  return {
    data: {
      ...companyRow(company, kept, seats, now.today),
      owner: {
        id: company.owner,
        name: nameOrAddress(owner, language),
        email: owner?.email ?? '',
      },
      deleted_at: company.deleted?.at ?? null,
      grant,
      trial: trial_from === null ? null : { to_date: lastTrialDay(trial_from) },
      subscriptions: [...subscriptions],
      orders,
      notes: notes.map(({ id: note, at, by, text }) => ({ id: note, at, by: writtenBy(by), text })),
      version: kept._version,
    },
  }
})
