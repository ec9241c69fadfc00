import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { addDays } from '#shared/calendar/day.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { freeDays } from './free-days.ts'
import { compared, type Measure } from './harness.ts'
import type { Office } from './office.ts'
import { rawClient } from './raw.ts'
import { recorded, type Recording } from './recorder.ts'

const rounds = 50
const today = todayInBudapest()

interface Subject {
  handler: string
  event: (round: number) => Partial<APIGatewayProxyEventV2>
}

const body = (form: object) => ({ body: JSON.stringify(form) })
const unpaid = (day: string) => ({ type_id: 5, from_date: day, to_date: day, comment: '' })

const subjects: Subject[] = [
  { handler: 'leave/list-days-off', event: () => ({ queryStringParameters: { year: today.slice(0, 4) } }) },
  { handler: 'leave/preview-leave', event: round => body(unpaid(freeDays[round]!)) },
  { handler: 'leave/request-leave', event: round => body(unpaid(freeDays[round]!)) },
  { handler: 'leave/list-absent', event: () => ({ queryStringParameters: { from: today, to: addDays(today, 14) } }) },
]

/** A handler's time, over its database calls replayed by the SDK alone in the same batches. */
export async function measure(office: Office): Promise<Measure[]> {
  const { token } = await office.signedIn(30)
  const raw = rawClient(office.databaseUrl)
  const measures: Measure[] = []
  for (const { handler, event } of subjects) {
    const call = await office.handlerOf(handler)
    const ask = (round: number) => call({ headers: { authorization: `Bearer ${token}` }, ...event(round) })
    let replay: () => Promise<unknown> = async () => {}
    let recording: Recording = []
    const { milliseconds, ratio } = await compared({
      measured: async round => {
        recording = await recorded(() => ask(round))
        replay = raw(recording)
      },
      against: () => replay(),
      rounds,
    })
    const calls = recording.flat().map(({ action }) => action)
    const name = `${handler} over its ${calls.length} calls to the database`
    measures.push({ name, value: milliseconds, unit: 'ms', ratio, aim: '≤ 1.5' })
  }
  return measures
}
