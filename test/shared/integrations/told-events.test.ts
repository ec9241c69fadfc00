import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyOf, eventsOfMember, eventsOfRequest, eventsOfSheet } from '#shared/integrations/webhooks/events-of.ts'
import { webhookEvents } from '#shared/integrations/webhooks/webhook-event.ts'
import { openSheet } from '#shared/attendance/model.ts'
import type { LeaveRequest } from '#shared/leave/model.ts'

const at = Date.parse('2026-11-24T15:30:00Z') / 1000
const statuses = ['invited', 'active', 'inactive', 'deleted'] as const
type Status = (typeof statuses)[number]
const member = (status: Status) => ({ company: 'c', id: 'anna', role: 2 as const, status, group: 'g' })

/** What is told of each change of somebody's state; nothing of the others. */
const told: Partial<Record<`${Status | 'none'} ${Status}`, string>> = {
  'none active': 'member.joined',
  'none inactive': 'member.deactivated',
  'none deleted': 'member.deleted',
  'invited active': 'member.joined',
  'invited inactive': 'member.deactivated',
  'invited deleted': 'member.deleted',
  'active inactive': 'member.deactivated',
  'active deleted': 'member.deleted',
  'inactive active': 'member.reactivated',
  'inactive deleted': 'member.deleted',
  'deleted active': 'member.joined',
  'deleted inactive': 'member.deactivated',
}

describe('every change of somebody’s state', () => {
  for (const before of ['none', ...statuses] as const)
    for (const after of statuses) {
      const event = told[`${before} ${after}`]
      it(`from ${before} to ${after} tells ${event ?? 'nothing'}`, () => {
        const change = { before: before === 'none' ? undefined : member(before), after: member(after) }
        expect(eventsOfMember(change, 7, at).map(one => one.event)).toEqual(event ? [event] : [])
      })
    }

  it('tells ids, role, state and group, and is another event in each version', () => {
    const change = { before: member('invited'), after: { ...member('active'), email: 'anna@kekto.example' } }
    const [event] = eventsOfMember(change, 7, at)
    expect(event!.data).toEqual({ member: { id: 'anna', role: 2, status: 'active', group_id: 'g' } })
    expect(bodyOf(event!)).not.toContain('kekto')
    expect(eventsOfMember(change, 8, at)[0]!.id).not.toBe(event!.id)
  })
})

describe('the body of an event', () => {
  it('is JSON with the id at its front and seconds in UTC, whatever the data', () => {
    const data = fc.dictionary(fc.string({ maxLength: 5 }), fc.oneof(fc.string(), fc.integer(), fc.constant(null)))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000 }),
        data,
        fc.constantFrom(...webhookEvents),
        (at, some, event) => {
          const text = bodyOf({ id: 'e-1', company: 'c', at, event, data: { some } })
          expect(text.startsWith('{"id":"e-1","version":1,')).toBe(true)
          const read = JSON.parse(text) as { created_at: string; data: object; event: string; company_id: string }
          expect(read.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
          expect(Date.parse(read.created_at)).toBe(at * 1000)
          expect([read.event, read.company_id]).toEqual([event, 'c'])
          expect(read.data).toEqual(JSON.parse(JSON.stringify({ some })))
        },
      ),
    )
  })
})

const request = {
  company: 'c',
  member: 'anna',
  id: 'anna-9',
  type_id: 1,
  from_date: '2026-12-30',
  to_date: '2027-01-04',
  days_by_year: { 2026: 2, 2027: 1 },
  status: 'approved',
  submitter: 'bela',
  created_at: at,
  approved_at: at + 30,
  approved_by: 'csilla',
  history: [
    { what: 'requested', by: 'bela', at },
    { what: 'approved', by: 'csilla', at: at + 30 },
  ],
} as unknown as LeaveRequest

describe('a request over the turn of a year', () => {
  it('is told with the days of both years, and with who decided and when', () => {
    const [event] = eventsOfRequest({ before: undefined, after: request })
    expect(event).toMatchObject({
      event: 'request.approved',
      at: at + 30,
      data: {
        by: 'csilla',
        request: { days: 3, submitter_id: 'bela', decided_by: 'csilla', decided_at: '2026-11-24T15:30:30Z' },
      },
    })
  })

  it('that has left the company’s list with all of its steps tells nothing', () => {
    expect(eventsOfRequest({ before: request, after: { ...request, history: [] } })).toEqual([])
    expect(eventsOfRequest({ before: undefined, after: undefined })).toEqual([])
  })

  it('has another id for each step, by which receivers tell them apart', () => {
    const steps = Array.from({ length: 5 }, (_, count) => ({
      ...request,
      history: Array.from({ length: count + 1 }, () => request.history[0]!),
    }))
    const ids = steps
      .flatMap((after, place) => eventsOfRequest({ before: steps[place - 1], after }))
      .map(({ id }) => id)
    expect(ids).toEqual(['anna-9-1', 'anna-9-2', 'anna-9-3', 'anna-9-4', 'anna-9-5'])
  })
})

describe('a sheet', () => {
  it('has another id for each month and step', () => {
    const sheetOf = (month: string, steps: number) => ({
      ...openSheet({ company: 'c', member: 'anna' }, month),
      history: Array.from({ length: steps }, () => ({ what: 'handed_in' as const, by: 'anna', at })),
    })
    const ids = (['2026-10', '2026-11'] as const).flatMap(month =>
      [1, 2].flatMap(steps =>
        eventsOfSheet({ before: sheetOf(month, steps - 1), after: sheetOf(month, steps) }).map(({ id }) => id),
      ),
    )
    expect(new Set(ids).size).toBe(4)
    expect(eventsOfSheet({ before: sheetOf('2026-10', 2), after: sheetOf('2026-10', 2) })).toEqual([])
    expect(eventsOfSheet({ before: sheetOf('2026-10', 2), after: undefined })).toEqual([])
  })
})
