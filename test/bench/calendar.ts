import { get } from 'node:http'
import { monthOf } from '#shared/calendar/day.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addressOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { countAway } from '#shared/leave/contract/count-away.ts'
import { people } from '#shared/people/contract.ts'
import { chunkSize } from '#web/leave/team-calendar/team-chunks.ts'
import { rounded, type Measure } from './harness.ts'
import type { Office } from './office.ts'

/** The sizes of a month of the team calendar over the wire: of everybody, of the rows that a page asks for at once, and of the counts. */
export async function measure(office: Office): Promise<Measure[]> {
  const caller = await office.signedIn(20)
  const query = { month: monthOf(todayInBudapest()) }
  const { data } = await caller.ask(leave.showCalendar, { query })
  const colleagues = (await caller.ask(people.listPeople)).data
  const inView = colleagues.slice(0, chunkSize).map(({ id }) => id)
  const authorization = `Bearer ${caller.token}`
  const sizesOf = async (name: string, address: string, aim?: string): Promise<Measure[]> => {
    const url = `${office.cloud.url}/api/hu${address}`
    const [compressed, plain] = await Promise.all([
      bytesOf(url, { authorization, 'accept-encoding': 'gzip' }),
      bytesOf(url, { authorization }),
    ])
    return [
      { name: `${name}, compressed`, value: rounded(compressed / 1024), unit: 'KiB', ...(aim && { aim }) },
      { name: `${name}, uncompressed`, value: rounded(plain / 1024), unit: 'KiB' },
    ]
  }
  return [
    { name: 'absences in the month', value: data.length, unit: 'absences' },
    ...(await sizesOf('reply of the month', addressOf(leave.showCalendar, { query }), '≤ 40 with 200 people')),
    ...(await sizesOf(
      `reply of the month of ${inView.length} people`,
      addressOf(leave.showCalendar, { query: { ...query, people: inView.join(',') } }),
    )),
    ...(await sizesOf('reply of its counts', addressOf(countAway, { query }))),
  ]
}

/** The bytes of a reply's body over the wire. */
const bytesOf = (url: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers }, response => {
      let bytes = 0
      response.on('data', (piece: Buffer) => (bytes += piece.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
