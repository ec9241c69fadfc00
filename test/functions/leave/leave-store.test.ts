import { BatchGetCommand, DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, it } from 'vitest'
import { requestLeave } from '#shared/leave/request/request-leave.ts'
import { emptyAccount, emptyBook } from '#shared/leave/situation.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { admin, memberAnna, ordinaryCalendar, today, whose, draft } from '#test/shared/leave/anna.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const { leaveAccounts: accounts, books, commitRequest, leaveOf } = await import('#functions/leave/leave-store.ts')
const { calendars } = await import('#functions/company/calendar-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')

const dynamo = mockClient(DynamoDBDocumentClient)
beforeEach(() => dynamo.reset())

/** A thing as it lies in the table. */
const item = (kind: { name: string; key: (item: never) => { pk: string; sk: string } }, content: object) => {
  const { pk, sk } = kind.key(content as never)
  return { ...content, _pk: pk, _sk: sk, _kind: kind.name, _version: 1 }
}

it('cloud 5: is stored only while the person and their terms are as they were, and carries the version of the calendar that all share', async () => {
  dynamo.on(TransactWriteCommand).resolves({})
  const year = Number(today.slice(0, 4))
  const situation = {
    member: { ...memberAnna, _version: 3 },
    terms: { ...newEmploymentTerms(whose), _version: 4 },
    calendar: { ...ordinaryCalendar, _version: 5 },
    account: { ...emptyAccount(whose), _version: 6 },
    books: [{ ...emptyBook(whose, year), _version: 7 }],
  }
  const asked = requestLeave(draft(), situation, { id: 'anna-1', by: admin, today, at: 100 })
  await commitRequest(situation, asked)
  const { TransactItems = [] } = dynamo.commandCalls(TransactWriteCommand)[0]!.args[0].input
  const versions = TransactItems.flatMap(({ ConditionCheck: check }) =>
    check ? [[check.Key, check.ExpressionAttributeValues]] : [],
  )
  const held = (kind: { key: (item: never) => { pk: string; sk: string } }, item: object, version: number) => {
    const { pk, sk } = kind.key(item as never)
    return [{ _pk: pk, _sk: sk }, expect.objectContaining({ ':read': version })]
  }
  expect(versions).toEqual([held(members, memberAnna, 3), held(terms, whose, 4)])
})

it('conflicts with a change of a book of an earlier year, or a new one, that comes while the books are read', async () => {
  const year = Number(today.slice(0, 4))
  let account = item(accounts, emptyAccount(whose))
  const others = [item(members, memberAnna), item(terms, newEmploymentTerms(whose)), item(calendars, ordinaryCalendar)]
  dynamo.on(BatchGetCommand).resolves({ Responses: { table: others } })
  dynamo.on(QueryCommand).callsFake(({ ScanIndexForward: isForward, ExpressionAttributeValues: bounds }) => {
    expect(account._sk >= bounds[':from'] && account._sk <= bounds[':to']).toBe(true)
    const book = item(books, emptyBook(whose, year))
    // Somebody enters leave of the year before while the query is between the account and the books, and finds its book no more.
    const changed = () => (account = { ...account, _version: 2 })
    if (isForward) return { Items: [book, changed()] }
    const first = account
    changed()
    return { Items: [first, book] }
  })
  dynamo.on(TransactWriteCommand).resolves({})

  const situation = await leaveOf(whose, [year], today)
  const asked = requestLeave(draft(), situation, { id: 'anna-1', by: admin, today, at: 100 })
  await commitRequest(situation, asked)
  const { TransactItems = [] } = dynamo.commandCalls(TransactWriteCommand)[0]!.args[0].input
  const written = TransactItems.find(({ Put }) => Put?.Item?._kind === accounts.name)!.Put!
  expect(written.ExpressionAttributeValues).toEqual({ ':read': 1 })
})

it('law 1: reads the books of every year kept, since days carried over were used before later ones', async () => {
  const year = Number(today.slice(0, 4))
  const kept = [7, 6, 5, 4, 3, 2, 1].map(ago => year - ago)
  const vacation = { type_id: 1, status: 'approved', child: null } as const
  const book = (of: number) => {
    const day = `${of}-07-01`
    const days = of === kept[0] ? 10 : 20
    return {
      ...emptyBook(whose, of),
      bookings: [{ ...vacation, request: `r${of}`, from_date: day, to_date: day, days }],
    }
  }
  const stored = [
    item(members, memberAnna),
    item(terms, { ...newEmploymentTerms(whose), first_year_kept: kept[0]! }),
    item(calendars, ordinaryCalendar),
  ]
  dynamo.on(BatchGetCommand).callsFake(({ RequestItems: { table } }) => ({
    Responses: {
      table: stored.filter(({ _pk, _sk }) =>
        table.Keys.some((key: { _pk: string; _sk: string }) => key._pk === _pk && key._sk === _sk),
      ),
    },
  }))
  dynamo.on(QueryCommand).resolves({ Items: kept.map(of => item(books, book(of))) })
  // Ten days of the first year were left, and each later one takes ten of the year before and ten of its own.
  const { account } = await leaveOf(whose, [year], today)
  expect(account.carried).toEqual([{ from_year: year - 1, days: 10, last_date: `${year}-12-31` }])
})
