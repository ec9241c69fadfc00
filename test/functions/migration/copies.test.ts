import { beforeEach, describe, expect, it } from 'vitest'
import { newAccount } from '#shared/account/rules.ts'
import { lastTrialDay, noPlan } from '#shared/company/plan/plan.ts'
import { completeCompany } from '#test/support/complete-company.ts'
import { openOwnTable } from '../own-table.ts'

await openOwnTable()
const { migrate } = await import('#functions/migration/migrate.ts')
const { allKinds } = await import('#functions/migration/kinds.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { companyPlans } = await import('#functions/company/plan-store.ts')
const { isCountryUsed } = await import('#functions/backoffice/company-abroad.ts')
const { endingTrials } = await import('#functions/backoffice/figure-store.ts')
const { operatorEntries } = await import('#functions/company/operator-audit-store.ts')
const { entriesLike } = await import('#functions/backoffice/search-store.ts')
const { commit, get, insert, put } = await import('#functions/platform/table.ts')

const company = completeCompany({ name: 'Kék Tó Kft.' })
const anna = {
  ...newAccount({ id: 'anna', email: 'anna@kekto.example', language: 'hu', created_at: 1 }),
  first_name: 'Anna',
  last_name: 'Kis',
}
const found = async (of: 'account' | 'company', text: string) =>
  (await entriesLike(of, text, undefined, 9)).map(({ id }) => id)

describe('cloud 6: what the back office finds', () => {
  const plan = { ...noPlan('c'), trial_from: '2026-11-01' }
  beforeEach(() =>
    commit(
      put(accounts, anna),
      put(companies, company),
      put(companies, { ...company, id: 'd', name: 'Wien GmbH', country: 'AT' }),
      put(companyPlans, plan),
      put(companyPlans, noPlan('d')),
    ),
  )

  it('O01 O02 becomes whatever was there before it was found by anything, once; a dry run counts it', async () => {
    const kinds = await allKinds()
    expect(await migrate({ kinds, dryRun: true })).toMatchObject({ found: 4 })
    expect([await found('company', 'kek'), await found('account', 'kis')]).toEqual([[], []])

    expect(await migrate({ kinds, dryRun: false })).toMatchObject({ found: 4 })
    for (const text of ['kis anna', 'anna kis', 'ANNA@kekto']) expect(await found('account', text)).toEqual(['anna'])
    for (const text of ['kék', 'tó kft']) expect(await found('company', text)).toEqual(['c'])
    expect(await found('company', 'gmbh')).toEqual(['d'])
    expect([await isCountryUsed('AT'), await isCountryUsed('HU')]).toEqual([true, false])
    const day = lastTrialDay('2026-11-01')
    expect(await endingTrials(day, undefined, 9)).toMatchObject([{ day, company: 'c' }])

    expect(await migrate({ kinds, dryRun: false })).toMatchObject({ found: 0 })
  })
})

describe('cloud 6: entries of the log of operators that had the text of a note', () => {
  it('O12 say only that there was one, as they are read and in the table', async () => {
    const before = { ...operatorEntries, upcasts: [] }
    const noted = {
      id: 'e3',
      at: 1_790_000_001,
      by: 'denes',
      area: 'companies' as const,
      act: 'added' as const,
      subject: 'c',
      name: 'Cég',
      changes: [
        { field: 'note', before: null, after: 'Anna beteg' },
        { field: 'order', before: null, after: 'D-2026-1' },
      ],
    }
    await commit(insert(before, noted))
    const changes = [{ field: 'note', before: null, after: '…' }, noted.changes[1]]
    expect(await get(operatorEntries, noted)).toMatchObject({ changes })
    await migrate({ kinds: await allKinds(), dryRun: false })
    expect(await get(before, noted)).toMatchObject({ changes })
  })
})

describe('cloud 6: entries of the log of operators that named addresses', () => {
  /** The kind as it was when entries about accounts had their addresses. */
  const before = { ...operatorEntries, upcasts: [] }
  const entry = { id: 'e1', at: 1_790_000_000, by: 'denes', changes: [] }
  const invited = {
    ...entry,
    area: 'admin-users' as const,
    act: 'invited' as const,
    subject: 'anna',
    name: 'anna@kekto.example',
    changes: [{ field: 'permissions', before: null, after: 'users.read' }],
  }
  const grouped = {
    ...entry,
    id: 'e2',
    area: 'user-groups' as const,
    act: 'added' as const,
    subject: 'g',
    name: 'hirlevel@minden',
    changes: [
      { field: 'account', before: null, after: 'anna@kekto.example' },
      { field: 'account', before: 'bela@kekto.example', after: null },
      { field: 'account', before: null, after: 'csilla' },
      { field: 'description', before: null, after: 'írj: info@kekto.example' },
    ],
  }
  const everything = () => Promise.all([invited, grouped].map(one => get(before, one)))

  it('O03 keep none, neither as they are read nor in the table, and what was never the address of an account stays', async () => {
    await commit(insert(before, invited), insert(before, grouped))
    expect(await get(operatorEntries, invited)).toMatchObject({ name: 'anna', changes: invited.changes })

    expect(await migrate({ kinds: await allKinds(), dryRun: false })).toMatchObject({ migrated: 2 })
    const [one, other] = await everything()
    expect(one).toMatchObject({ ...invited, name: 'anna' })
    expect(other).toMatchObject({
      name: 'hirlevel@minden',
      changes: [
        { field: 'account', before: null, after: '' },
        { field: 'account', before: '', after: null },
        { field: 'account', before: null, after: 'csilla' },
        grouped.changes[3],
      ],
    })
    expect(JSON.stringify([one, other])).not.toMatch(/(anna|bela)@/)
    expect(await migrate({ kinds: await allKinds(), dryRun: false })).toMatchObject({ migrated: 0 })
  })
})
