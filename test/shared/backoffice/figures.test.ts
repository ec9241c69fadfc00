import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DayFigures,
  figuresByDay,
  figureShards,
  placeOfFigures,
  shardOf,
} from '#shared/backoffice/dashboard/figures.ts'
import { noPlan } from '#shared/company/plan/plan.ts'
import { addDays } from '#shared/calendar/day.ts'
import { trialEndOf } from '#shared/backoffice/dashboard/trial-end.ts'
import { lastTrialDay } from '#shared/company/plan/plan.ts'

const part = (day: string, shard: string, counted: object) =>
  DayFigures.parse({ month: day.slice(0, 7), day, shard, ...counted })

describe('O01: the figures of a day', () => {
  it('are the sums of its parts, and zeros where nothing happened', () => {
    const parts = [
      part('2026-11-19', '1', { companies: 2, members: 30, requests: 4 }),
      part('2026-11-19', '2', { companies: 1, members: 5, mail_failures: 1 }),
      part('2026-11-21', '1', { requests: 9 }),
    ]
    expect(figuresByDay(parts, '2026-11-18', '2026-11-20')).toEqual([
      { date: '2026-11-18', companies: null, members: null, requests: 0, mail_failures: 0 },
      { date: '2026-11-19', companies: 3, members: 35, requests: 4, mail_failures: 1 },
      { date: '2026-11-20', companies: null, members: null, requests: 0, mail_failures: 0 },
    ])
  })

  it('say that companies were not counted yet, instead of that there are none', () => {
    const [day] = figuresByDay([part('2026-11-20', '0', { requests: 1 })], '2026-11-20', '2026-11-20')
    expect(day).toMatchObject({ companies: null, members: null, requests: 1 })
  })

  it('lie in one of a few parts, always the same of the same thing', () =>
    fc.assert(
      fc.property(fc.string(), what => {
        const shard = Number(shardOf(what))
        expect(shardOf(what)).toBe(String(shard))
        expect(shard >= 0 && shard < figureShards && Number.isInteger(shard)).toBe(true)
      }),
    ))

  it('spread over all parts', () => {
    const shards = Array.from({ length: 500 }, (_, number) => shardOf(`COMPANY#2026-11-20#${number}`))
    expect(new Set(shards).size).toBe(figureShards)
  })

  it('lie in the month of the day', () => {
    expect(placeOfFigures('2026-11-20', 'x')).toMatchObject({ month: '2026-11', day: '2026-11-20' })
  })
})

describe('the end of a trial', () => {
  it('is its last day, and there is none before it has begun', () => {
    const plan = { ...noPlan('c'), trial_from: '2026-09-23' }
    expect(trialEndOf(plan)).toEqual({
      day: lastTrialDay('2026-09-23'),
      company: 'c',
    })
    expect(trialEndOf(noPlan('c'))).toBeUndefined()
    expect(trialEndOf(undefined)).toBeUndefined()
  })

  it('is none of a company that has paid for what comes after, or pays nothing', () => {
    const plan = { ...noPlan('c'), trial_from: '2026-09-23' }
    const last = lastTrialDay(plan.trial_from)
    const paid = { plan: 'standard', term: 'month', seats: 12, from_date: '2026-11-01' } as const
    expect(trialEndOf({ ...plan, grant: 'granted' })).toBeUndefined()
    expect(trialEndOf({ ...plan, grant: 'asked' })).toMatchObject({ day: last })
    expect(trialEndOf({ ...plan, subscriptions: [{ ...paid, to_date: addDays(last, 1) }] })).toBeUndefined()
    expect(trialEndOf({ ...plan, subscriptions: [{ ...paid, to_date: last }] })).toMatchObject({ day: last })
  })
})
