import type { Account, Session } from '#shared/account/model.ts'
import { newAccount } from '#shared/account/rules.ts'
import { newMember } from '#shared/company/rules.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Member } from '#shared/company/model.ts'
import { accounts, logins } from '#functions/account/account-store.ts'
import { companyMemberships } from '#functions/account/company-membership-store.ts'
import { calendars } from '#functions/company/calendar-store.ts'
import { companies, headcounts } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { completeCompany } from '#test/support/complete-company.ts'
import { now } from './call.ts'
import { inMemoryTable, type InMemoryTable } from './table.ts'

const firstNames = { anna: 'Anna', bela: 'Béla', csilla: 'Csilla', denes: 'Dénes', emese: 'Emese' } as const

export const accountOf = (id: string, over: Partial<Account> = {}): Account => ({
  ...newAccount({ id, email: `${id}@example.hu`, language: 'en', created_at: 0 }),
  email_confirmed_at: 0,
  ...over,
})

/** A session of the company `c`, unless said otherwise. */
export const sessionOf = (account: string, id: string, over: Partial<Session> = {}): Session => ({
  account,
  id,
  company: 'c',
  remember: true,
  nonce: 'nonce',
  rotation: 0,
  token_hash: 'hash',
  previous_hash: null,
  rotated_at: now.seconds,
  begun_at: now.seconds,
  expires_at: now.seconds + 1000,
  device: { browser: null, system: null },
  provider: null,
  assistant: null,
  ...over,
})

export const memberOf = (id: keyof typeof firstNames, over: Partial<Member> = {}): Member => ({
  ...newMember({ company: 'c', account: accountOf(id), role: 1, created_at: now.seconds }),
  first_name: firstNames[id],
  last_name: 'Kis',
  status: 'active',
  ...over,
})

/** The company `c`: Dénes is its superadmin, Csilla an administrator, Béla decides on Anna's requests, Emese is a colleague. */
export function inMemoryOffice(): InMemoryTable {
  const table = inMemoryTable()
  table.keep(companies, completeCompany({ owner: 'denes', created_at: now.seconds }))
  table.keep(headcounts, { company: 'c', part: '', active: 5 })
  table.keep(calendars, {
    company: 'c',
    country: 'HU',
    hours: [{ valid_from: '1900-01-01', week: generalWeek }],
    own_days: [],
    corrections: [],
  })
  const people = [
    memberOf('anna', { approver_ids: ['bela'] }),
    memberOf('bela'),
    memberOf('csilla', { role: 2 }),
    memberOf('denes', { role: 3 }),
    memberOf('emese'),
  ]
  for (const member of people) {
    table.keep(members, member)
    table.keep(accounts, accountOf(member.id))
    table.keep(logins, { email: member.email, account: member.id })
    table.keep(companyMemberships, { account: member.id, company: 'c', selected_at: 1 })
  }
  return table
}
