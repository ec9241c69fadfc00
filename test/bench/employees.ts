import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { listBalances, mostInView } from '#shared/leave/contract/list-balances.ts'
import { people } from '#shared/people/contract.ts'
import { compared, type Measure } from './harness.ts'
import type { Office } from './office.ts'
import { rawClient } from './raw.ts'
import { recorded, type Recording } from './recorder.ts'

const rounds = 30

/** The first page of the employees for an administrator whose browser holds the list: its units by the meter, and its time over the same reads by the SDK. */
export async function measure(office: Office): Promise<Measure[]> {
  const built = await fetch(`${office.cloud.url}/_local/migrate`, { method: 'POST' })
  if (!built.ok) throw new Error(await built.text())
  const caller = await office.signedIn(0)
  const { data } = await caller.ask(people.listPeople)
  const ids = data.slice(0, mostInView).map(({ id }) => id)
  const ask = () => caller.ask(listBalances, { query: { ids: ids.join(',') } })
  const meter = () => office.cloud.meter().endpoints['GET /api/{locale}/user/balances']
  await ask()
  const before = meter()!.read_units
  await ask()
  const units = meter()!.read_units - before
  const headers = { authorization: `Bearer ${caller.token}` }
  const subjects: [name: string, handler: string, event: Partial<APIGatewayProxyEventV2>][] = [
    ['the list of everybody', 'people/list-people', { headers }],
    ['the balances of a screen', 'leave/list-balances', { headers, queryStringParameters: { ids: ids.join(',') } }],
  ]
  const raw = rawClient(office.databaseUrl)
  const times: Measure[] = []
  for (const [name, handler, event] of subjects) {
    const call = await office.handlerOf(handler)
    let replay: () => Promise<unknown> = async () => {}
    let recording: Recording = []
    const { milliseconds, ratio } = await compared({
      measured: async () => {
        recording = await recorded(() => call(event))
        replay = raw(recording)
      },
      against: () => replay(),
      rounds,
    })
    times.push({ name: `${name}, over its raw reads`, value: milliseconds, unit: 'ms', ratio, aim: '≤ 2' })
  }
  return [{ name: 'the balances of a screen, read', value: units, unit: 'read units', aim: '≤ 15' }, ...times]
}
