import { unmarshall } from '@aws-sdk/util-dynamodb'
import { addDays } from '#shared/calendar/day.ts'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import type { Absence, LeaveAccount, LeaveBook, LeaveRequest } from '#shared/leave/model.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { tableOf } from '#test/bench/seed/table-of.ts'
import type { Person, World } from '#test/support/world.ts'
import { months, owners, years, type Actor, type Owner } from './acts.ts'
import type { Deed, Model } from './model.ts'
import type { Outcome } from './orders.ts'

/** A new company with everybody who acts in it. */
export type Firm = Record<Actor, Person>

export async function openFirm(world: World): Promise<Firm> {
  const superadmin = await world.founder()
  const [admin, anna, bela, csaba] = await Promise.all([
    world.colleague(superadmin, 2),
    world.colleague(superadmin),
    world.colleague(superadmin),
    world.colleague(superadmin),
  ])
  const { client } = superadmin
  const today = todayInBudapest()
  await client.asked(people.saveApprovers, { path: { id: anna.id }, body: { approver_ids: [bela.id] } })
  await client.asked(people.saveAccountSettings, { path: { id: bela.id }, body: { stand_in_id: csaba.id } })
  // Long enough to hold a working day, wherever today lies.
  const away = { type_id: 6, from_date: addDays(today, -7), to_date: addDays(today, 7), auto_approve: 1 } as const
  await client.asked(leave.requestLeave, { body: { ...away, user_id: bela.id } })
  return { superadmin, admin, anna, bela, csaba }
}

/** Few days are left to everybody, so that they are fought for. */
const scarce = 5

export async function beginning(firm: Firm): Promise<Model> {
  const due: Model['due'] = { anna: {}, bela: {} }
  const grants: Model['grants'][number][] = []
  for (const of of owners)
    for (const year of years) {
      due[of][year] = (await daysOffOf(firm, of, year)).balance.entitled
      const deed = { what: 'grant', by: 'admin', of, year, days: scarce - due[of][year] } as const
      grants.push({ id: await asked(deed, firm), of, year, days: deed.days })
    }
  return { requests: [], grants, due }
}

export const daysOffOf = (firm: Firm, owner: Owner, year: number) =>
  firm.superadmin.client.asked(leave.listDaysOff, { query: { user_id: firm[owner].id, year: String(year) } })

/** Does it as its actor would, from a browser. */
export async function done(deed: Deed, firm: Firm): Promise<Outcome> {
  try {
    return { deed, id: await asked(deed, firm) }
  } catch (error) {
    if (!(error instanceof ApiError) || ![403, 404, 409, 422].includes(error.status)) throw error
    return { deed, id: '', refusal: error.message }
  }
}

/** Makes the call; gives the id of what is new. */
async function asked(deed: Deed, firm: Firm): Promise<string> {
  const { client } = firm[deed.by]
  if (deed.what === 'request') {
    const { by, of, type, period, approved } = deed
    const body = {
      type_id: type,
      ...period,
      ...(by !== of && { user_id: firm[of].id }),
      ...(approved && { auto_approve: 1 as const }),
    }
    const { data } = await client.asked(leave.requestLeave, { body })
    return Array.isArray(data) ? '' : data.id
  }
  if (deed.what === 'grant') {
    const body = { year: deed.year, days: deed.days, comment: '' }
    return (await client.asked(leave.grantExtraDays, { path: { id: firm[deed.of].id }, body })).data.id
  }
  if (deed.what === 'revoke') {
    const { id, of, year } = deed.grant
    const path = { id: firm[of].id, extraId: id }
    await client.asked(leave.removeExtraDays, { path, query: { year: String(year) } })
  } else if (deed.what === 'edit')
    await client.asked(leave.changeLeave, { path: deed, body: { type_id: deed.type, ...deed.period } })
  else if (deed.what === 'shorten') {
    const body = { ...(deed.remainder ?? { to_date: null }), reason: 'Fewer days.' }
    await client.asked(leave.shortenLeave, { path: deed, body })
  } else await client.asked(plain[deed.what], { path: deed })
  return ''
}

/** Calls that say no more than which request they mean. */
const plain = {
  approve: leave.approveLeave,
  deny: leave.denyLeave,
  cancel: leave.cancelLeave,
  undo: leave.undoDecision,
} as const

/** What lies in the table about somebody's leave. */
export interface Stored {
  account: LeaveAccount & { _version: number }
  books: LeaveBook[]
  requests: LeaveRequest[]
  absences: Absence[]
}

/** Reads the table itself, past everything that the product would do with it. */
export async function storedOf(databaseUrl: string, firm: Firm): Promise<Record<Owner, Stored>> {
  const { table, call } = await tableOf(databaseUrl)
  const partition = async (pk: string) => {
    const { Items } = await call<{ Items: Parameters<typeof unmarshall>[0][] }>('DynamoDB_20120810.Query', {
      TableName: table,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': '_pk' },
      ExpressionAttributeValues: { ':pk': { S: pk } },
      ConsistentRead: true,
    })
    return Items.map(item => unmarshall(item))
  }
  const home = `COMPANY#${firm.superadmin.company}`
  const traces = (await Promise.all(months.map(month => partition(`${home}#MONTH#${month}`)))).flat()
  const of = async (owner: Owner) => {
    const items = await partition(`${home}#MEMBER#${firm[owner].id}`)
    const ofKind = <T>(kind: string) => items.filter(({ _kind }) => _kind === kind) as T[]
    return {
      account: ofKind<Stored['account']>('LeaveAccount')[0]!,
      books: ofKind<LeaveBook>('LeaveBook').filter(({ year }) => years.some(one => one === year)),
      requests: ofKind<LeaveRequest>('LeaveRequest'),
      absences: traces.filter(({ member }) => member === firm[owner].id) as Absence[],
    }
  }
  const [anna, bela] = await Promise.all(owners.map(of))
  return { anna: anna!, bela: bela! }
}
