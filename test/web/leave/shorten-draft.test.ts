import { describe, expect, it } from 'vitest'
import { leave } from '#shared/leave/contract.ts'
import { ShortenDraft, shortenBody } from '#web/leave/request/decide/shorten-draft.ts'

const filled: ShortenDraft = { to_date: '2026-11-19', nothing_remains: false, reason: 'Visszajött' }
const errorsOf = (given: Partial<ShortenDraft>) =>
  (ShortenDraft.safeParse({ ...filled, ...given }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

describe('the form that shortens a leave', () => {
  it('V01 says all that is missing at once', () => {
    expect(errorsOf({ to_date: '', reason: ' ' })).toEqual([
      ['reason', 'problems:required'],
      ['to_date', 'leave:lastDayMissing'],
    ])
  })

  it('V04 takes only a whole, real day', () => {
    expect(errorsOf({})).toEqual([])
    expect(errorsOf({ to_date: '2026-11' })).toEqual([['to_date', 'problems:isoDate']])
    expect(errorsOf({ to_date: '2026-02-30' })).toEqual([['to_date', 'problems:noSuchDay']])
  })

  it('needs no day where nothing remains, and sends none that was typed before', () => {
    for (const to_date of ['', '2026-11-19']) {
      expect(errorsOf({ to_date, nothing_remains: true })).toEqual([])
      expect(shortenBody({ ...filled, to_date, nothing_remains: true })).toEqual({
        to_date: null,
        reason: 'Visszajött',
      })
    }
  })

  it('is what the contract takes', () => {
    for (const nothing_remains of [true, false])
      expect(leave.shortenLeave.body?.safeParse(shortenBody({ ...filled, nothing_remains })).success).toBe(true)
  })
})
