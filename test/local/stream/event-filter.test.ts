import { describe, expect, it } from 'vitest'
import { streamFilters } from '#infra/cloud/change-stream.ts'
import { eventFilter } from '#infra/local/streams/event-filter.ts'
import { reactedTo } from '#shared/changes.ts'

const Filters = streamFilters(reactedTo).map(({ pattern }) => ({ Pattern: pattern }))
const isDelivered = eventFilter({ Filters })

type Image = Record<string, object>
const change = (before: Image | undefined, after: Image | undefined) => ({
  eventName: before && after ? 'MODIFY' : after ? 'INSERT' : 'REMOVE',
  dynamodb: { ...(before && { OldImage: before }), ...(after && { NewImage: after }) },
})
const of = (kind: string, attributes: Image = {}): Image => ({ _kind: { S: kind }, ...attributes })

describe('the filters of the stream', () => {
  it('let through whatever a feature reacts to, deletions too', () => {
    const plain = reactedTo.filter(({ whenSet }) => !whenSet)
    for (const { kind } of plain)
      expect([
        isDelivered(change(undefined, of(kind))),
        isDelivered(change(of(kind), of(kind))),
        isDelivered(change(of(kind), undefined)),
      ]).toEqual([true, true, true])
  })

  it('keep back what else a submission and a sign-in write', () => {
    const written = [
      'LeaveAccount',
      'LeaveBook',
      'Absence',
      'IdempotencyRecord',
      'Session',
      'AttemptCounter',
      'Delivery',
    ]
    expect(written.filter(kind => isDelivered(change(undefined, of(kind))))).toEqual([])
    expect(written.filter(kind => isDelivered(change(of(kind), undefined)))).toEqual([])
  })

  it('let every account through, by whose name and address operators search', () => {
    const [at, never] = [{ email_confirmed_at: { N: '5' } }, { email_confirmed_at: { NULL: true } }]
    for (const before of [undefined, of('Account'), of('Account', never), of('Account', at)])
      expect(isDelivered(change(before, of('Account', at)))).toBe(true)
    expect(isDelivered(change(of('Account', at), undefined))).toBe(true)
  })

  it('deliver everything where a mapping has none', () => {
    expect(eventFilter()({})).toBe(true)
  })
})
