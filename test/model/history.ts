import { marshall } from '@aws-sdk/util-dynamodb'
import { addDays } from '#shared/calendar/day.ts'
import { tableOf } from '#test/bench/seed/table-of.ts'
import type { Person } from '#test/support/world.ts'

/** As many items as one writing of several takes. */
const most = 25

/** Writes absences of somebody into every month of so many years before a day, past all calls. */
export async function remember(
  databaseUrl: string,
  person: Person,
  { years, before }: { years: number; before: string },
) {
  const { table, call } = await tableOf(databaseUrl)
  const items = Array.from({ length: years * 12 * 4 }, (_, week) => {
    const from_date = addDays(before, -31 - 7 * week)
    const request = `${person.id}-history${week}`
    const absence = { company: person.company, member: person.id, request, type_id: 1, status: 'approved' }
    const month = from_date.slice(0, 7)
    return {
      ...absence,
      month,
      from_date,
      to_date: from_date,
      _kind: 'Absence',
      _version: 1,
      _pk: `COMPANY#${person.company}#MONTH#${month}`,
      _sk: `${person.id}#${request}`,
    }
  })
  for (let done = 0; done < items.length; done += most) {
    const writes = items.slice(done, done + most).map(item => ({ PutRequest: { Item: marshall(item) } }))
    await call('DynamoDB_20120810.BatchWriteItem', { RequestItems: { [table]: writes } })
  }
}
