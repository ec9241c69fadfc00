import { get } from 'node:http'
import { monthOf } from '#shared/calendar/day.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { addressOf } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { rounded, type Measure } from './harness.ts'
import type { Office } from './office.ts'

/** The size of a month of the team calendar over the wire. */
export async function measure(office: Office): Promise<Measure[]> {
  const caller = await office.signedIn(20)
  const query = { month: monthOf(todayInBudapest()) }
  const { data } = await caller.ask(leave.showCalendar, { query })
  const url = `${office.cloud.url}/api/hu${addressOf(leave.showCalendar, { query })}`
  const authorization = `Bearer ${caller.token}`
  const [compressed, plain] = await Promise.all([
    bytesOf(url, { authorization, 'accept-encoding': 'gzip' }),
    bytesOf(url, { authorization }),
  ])
  return [
    { name: 'absences in the month', value: data.length, unit: 'absences' },
    {
      name: 'reply of the month, compressed',
      value: rounded(compressed / 1024),
      unit: 'KiB',
      aim: '≤ 40 with 200 people',
    },
    { name: 'reply of the month, uncompressed', value: rounded(plain / 1024), unit: 'KiB' },
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
