import { beforeEach, expect, it, vi } from 'vitest'
import type { Attributes } from '#functions/platform/kind.ts'
import { call, now, refusal } from '../in-memory/call.ts'
import { stubSettings } from '../in-memory/settings.ts'
import type { InMemoryTable } from '../in-memory/table.ts'

stubSettings()
// What is told here is told without the frame of a call, which has tests of its own.
vi.mock('#functions/platform/serve.ts', () => import('../in-memory/unserved.ts'))

const { inMemoryOffice, memberOf } = await import('../in-memory/office.ts')
const { accounts } = await import('#functions/account/account-store.ts')
const { companyMemberships } = await import('#functions/account/company-membership-store.ts')
const { secondFactors } = await import('#functions/account/second-factor-store.ts')
const { operators } = await import('#functions/account/operator-store.ts')
const { erasures } = await import('#functions/company/erasure-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { erasePerson } = await import('#functions/leave/erase-person.ts')
const { handler: resetSecondFactors } = await import('#functions/people/reset-second-factors.ts')
const { itemAt } = await import('#functions/platform/table.ts')
const { noSecondFactors } = await import('#shared/account/second-factor.ts')

let table: InMemoryTable
beforeEach(() => {
  table = inMemoryOffice()
  const nothing = { template: null, additions: [], removals: [], created_at: 0, created_by: null, invited_until: null }
  table.keep(operators, { account: 'bela', is_active: true, ...nothing })
  for (const account of ['anna', 'bela']) table.keep(secondFactors, { ...noSecondFactors(account), is_on: true })
})

const reset = (id: string) => call(resetSecondFactors, { path: { id } }, { user: 'csilla', role: 2 })

/** Erases what a company has of somebody, as far as a step of it leads. */
async function erased(id: string): Promise<Attributes | undefined> {
  const began = { company: 'c', erase_on: now.today, began_at: 0, ended_at: null, items: {}, files: {}, months: null }
  table.keep(erasures, began)
  const member = await itemAt(members.key({ company: 'c', id }))
  await erasePerson(table.kept(erasures, { company: 'c' })!, member!)
  return table.kept(accounts, { id })
}

it('security a company does not weaken the sign-in that opens the back office', async () => {
  expect(await refusal(reset('bela'))).toMatchObject({
    code: 'conflict',
    sentence: { key: 'refusals:factorsOfOperator' },
  })
  expect(table.kept(secondFactors, { account: 'bela' })).toMatchObject({ is_on: true })
  await reset('anna')
  expect(table.kept(secondFactors, { account: 'anna' })).toBeUndefined()
})

it('an erased company takes the accounts with it that belong to nothing else, and leaves those that run the service', async () => {
  table.keep(members, memberOf('bela'))
  expect(await erased('bela')).toBeDefined()
  expect(table.kept(members, { company: 'c', id: 'bela' })).toBeUndefined()
  expect(table.kept(companyMemberships, { account: 'bela', company: 'c' })).toBeUndefined()
  expect(await erased('emese')).toBeUndefined()
})
