import { setTimeout as pause } from 'node:timers/promises'
import { dynamodb } from '#infra/local/aws/dynamodb.ts'
import { itemKeys } from '#infra/local/aws/item-keys.ts'
import { cancelOverlaps } from '#infra/local/aws/overlaps.ts'
import { openAwsProxy } from '#infra/local/aws/proxy.ts'
import { region } from '#infra/local/template/place.ts'
import type { Resource } from '#infra/local/template/resources.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { freeDays } from './free-days.ts'
import { median, percentile, rounded, timed, type Measure } from './harness.ts'
import { openOffice, type Office } from './office.ts'
import { rawFleet } from './raw-fleet.ts'
import { rawClient } from './raw.ts'
import { recorded } from './recorder.ts'

const people = 64
const rounds = 6
/** Milliseconds that a transaction takes in DynamoDB. */
const serviceTime = 20
/** The most processes that the local cloud runs for one function while it has others. */
const processes = 18
/** Lambda polls a stream four times a second. */
const gathering = 250

/** The database behind a proxy of its own, whose transactions take as long as those of the product. */
async function slowProxy({ databaseUrl, table }: Office) {
  const proxy = await openAwsProxy()
  const properties = { KeySchema: [{ AttributeName: '_pk' }, { AttributeName: '_sk' }] }
  proxy.use(cancelOverlaps(itemKeys([{ name: table, properties } as unknown as Resource]), serviceTime))
  proxy.serve('dynamodb', dynamodb({ upstream: databaseUrl, region, onWrite: () => {} }))
  return proxy
}

/** Waits until everything that follows from the requests is done. */
const untilQuiet = ({ cloud }: Office) =>
  eventually(async () => {
    const isEmpty = () => ['Mail', 'MailFeedback'].every(name => !cloud.waitingIn(`${name}QueueWaiting`).length)
    if (!isEmpty()) return false
    await pause(3 * gathering)
    return isEmpty()
  })

/** Sixty-four people of one company submit at the same moment, while each transaction takes its time in DynamoDB. */
export async function measure(): Promise<Measure[]> {
  const office = await openOffice(200, { serviceTime, throttled: true, gathering })
  try {
    const crowd = await Promise.all(Array.from({ length: people }, (_, number) => office.signedIn(100 + number)))
    const call = await office.handlerOf('leave/request-leave')
    const body = (day: string) => ({ type_id: 5, from_date: day, to_date: day, comment: '' }) as const
    const recording = await recorded(() =>
      call({ headers: { authorization: `Bearer ${crowd[0]!.token}` }, body: JSON.stringify(body(freeDays.at(-1)!)) }),
    )
    const transaction = recording.map(wave => wave.filter(({ action }) => action === 'TransactWriteItems'))
    const proxy = await slowProxy(office)
    const fleet = rawFleet(proxy.url, processes)
    const raw = rawClient(proxy.url)
    const replays = crowd.map((_, number) => raw(transaction, `crowd${number}`))

    const taken = { product: [] as number[], fleet: [] as number[], raw: [] as number[] }
    let tooBusy = 0
    for (let round = 0; round <= rounds; round++) {
      const submitted = await Promise.all(
        crowd.map(caller =>
          timed(() =>
            caller.ask(leave.requestLeave, { body: body(freeDays[round]!) }).catch((error: unknown) => {
              if (!(error instanceof ApiError)) throw error
              tooBusy += 1
            }),
          ),
        ),
      )
      // Emails and notifications go on after the replies, on machines that they share with nobody in AWS.
      await untilQuiet(office)
      const spread = await Promise.all(crowd.map((_, n) => timed(() => fleet.replay(transaction, `fleet${n}`))))
      const bare = await Promise.all(replays.map(replay => timed(replay)))
      // The first round wakes the workers.
      if (round === 0) continue
      taken.product.push(...submitted)
      taken.fleet.push(...spread)
      taken.raw.push(...bare)
    }
    fleet.close()
    proxy.close()
    const name = `${people} people of a company submit at once, ${serviceTime} ms a transaction`
    return [
      { name: `${name}: refused`, value: tooBusy, unit: 'replies', aim: '= 0' },
      {
        name: `${name}: p50, over its raw transaction by as many processes`,
        value: rounded(median(taken.product)),
        unit: 'ms',
        ratio: rounded(median(taken.product) / median(taken.fleet)),
        aim: '≤ 3',
      },
      {
        name: `${name}: p50, over its raw transaction by one process`,
        value: rounded(median(taken.product)),
        unit: 'ms',
        ratio: rounded(median(taken.product) / median(taken.raw)),
      },
      { name: `${name}: p99`, value: rounded(percentile(taken.product, 99)), unit: 'ms' },
    ]
  } finally {
    await office.close()
  }
}
