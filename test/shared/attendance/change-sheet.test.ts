import { describe, expect, it } from 'vitest'
import { accept, correctDay, handIn, reopen } from '#shared/attendance/change-sheet.ts'
import { openSheet } from '#shared/attendance/model.ts'
import { firstDayToHandIn, mayKeepSheet } from '#shared/attendance/permissions.ts'
import type { LeaveAccount, LeaveBook } from '#shared/leave/model.ts'
import { emptyAccount, emptyBook } from '#shared/leave/situation.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import {
  admin,
  anna,
  approver,
  colleague,
  memberAnna,
  ordinaryCalendar,
  owner,
  refusalOf,
  whose,
} from '../leave/anna.ts'
import { leave, november, sheet, terms } from './sheets.ts'

const today = '2026-11-30'
const book = emptyBook(whose, 2026)
const account = emptyAccount(whose)
const leaveOf = (of: LeaveBook) => ({ book: of, account, terms, calendar: ordinaryCalendar })
const changing = (by = anna) => ({ by, person: memberAnna, today, at: 100 })
const handedIn = { state: 'handed_in', history: [{ what: 'handed_in', by: 'anna', at: 1 }] } as const
const keptAs = (state: 'handed_in' | 'accepted') => ({ ...handedIn, state, history: [...handedIn.history] })
const codeOf = (change: () => unknown) => refusalOf(change).code

describe('correcting a day', () => {
  const correct = (said: object, { by = anna } = {}) =>
    correctDay(sheet(), '2026-11-05', said, { by, person: memberAnna, today })

  it('keeps what differs from the schedule, and nothing of a day that is as scheduled again', () => {
    const corrections = { '2026-11-05': { end: '18:00', note: 'Leltár' }, '2026-11-06': { end: '17:00' } }
    const changed = sheet({ corrections })
    const kept = correctDay(changed, '2026-11-05', { end: null }, { by: anna, person: memberAnna, today })
    expect(kept.corrections['2026-11-05']).toMatchObject({ end: null, note: 'Leltár' })
    const again = correctDay({ ...changed, kept }, '2026-11-05', { note: '' }, { by: anna, person: memberAnna, today })
    expect(Object.keys(again.corrections)).toEqual(['2026-11-06'])
  })

  it('is done by the person and by administrators, not by their approver or a colleague', () => {
    for (const by of [anna, admin, owner])
      expect(correct({ end: '18:00' }, { by }).corrections).toHaveProperty('2026-11-05')
    for (const by of [approver, colleague]) {
      expect(codeOf(() => correct({ end: '18:00' }, { by }))).toBe('forbidden')
      expect(mayKeepSheet(by, memberAnna)).toBe(false)
    }
  })

  it('is refused on leave, in a coming month, outside the employment, and once the month is locked', () => {
    const absences = [leave(leaveTypeIds.vacation, '2026-11-05')]
    const by = { by: anna, person: memberAnna, today }
    expect(codeOf(() => correctDay(sheet({ absences }), '2026-11-05', { end: '18:00' }, by))).toBe('conflict')
    const december = sheet({ month: '2026-12', today })
    expect(codeOf(() => correctDay(december, '2026-12-01', { end: '18:00' }, by))).toBe('invalid')
    const gone = sheet({ terms: { ...terms, employment_end: '2026-11-04' } })
    expect(codeOf(() => correctDay(gone, '2026-11-05', { end: '18:00' }, by))).toBe('invalid')
    const locked = sheet({ kept: keptAs('accepted') })
    expect(codeOf(() => correctDay(locked, '2026-11-05', { end: '18:00' }, by))).toBe('conflict')
  })

  it('a sheet that was handed in is corrected only by those who may accept it', () => {
    const given = sheet({ kept: keptAs('handed_in') })
    const by = (who: typeof anna) => ({ by: who, person: memberAnna, today })
    expect(codeOf(() => correctDay(given, '2026-11-05', { end: '18:00' }, by(anna)))).toBe('conflict')
    expect(correctDay(given, '2026-11-05', { end: '18:00' }, by(admin)).corrections).toHaveProperty('2026-11-05')
  })
})

describe('handing in', () => {
  it('keeps the overtime of the month and who handed it in', () => {
    const kept = handIn(sheet({ corrections: { '2026-11-05': { end: '18:00' } } }), changing())
    expect(kept).toMatchObject({
      state: 'handed_in',
      overtime_minutes: 90,
      history: [{ what: 'handed_in', by: 'anna', at: 100 }],
    })
  })

  it('begins on the last working day of the month that is not taken off', () => {
    const absences = [leave(leaveTypeIds.vacation, '2026-11-27', '2026-11-30')]
    expect(firstDayToHandIn(sheet().days, november)).toBe('2026-11-30')
    expect(firstDayToHandIn(sheet({ absences }).days, november)).toBe('2026-11-26')
    expect(codeOf(() => handIn(sheet(), { ...changing(), today: '2026-11-27' }))).toBe('conflict')
    expect(handIn(sheet({ absences }), { ...changing(), today: '2026-11-26' }).state).toBe('handed_in')
  })

  it('is refused with a mistake, of a month without employment, by others, and twice', () => {
    expect(codeOf(() => handIn(sheet({ corrections: { '2026-11-05': { start: '17:00' } } }), changing()))).toBe(
      'conflict',
    )
    const never = sheet({ terms: { ...terms, employment_start: '2027-01-01' } })
    expect(codeOf(() => handIn(never, changing()))).toBe('invalid')
    expect(codeOf(() => handIn(sheet(), changing(approver)))).toBe('forbidden')
    for (const state of ['handed_in', 'accepted'] as const)
      expect(codeOf(() => handIn(sheet({ kept: keptAs(state) }), changing()))).toBe('conflict')
  })
})

describe('accepting', () => {
  it('keeps the days as they are and locks the month in the book of its year', () => {
    const given = sheet({ kept: keptAs('handed_in') })
    const { kept, book: locked } = accept(given, leaveOf({ ...book, locked_months: [9] }), changing(approver))
    expect(kept).toMatchObject({ state: 'accepted', accepted_days: given.days })
    expect(locked.locked_months).toEqual([9, 11])
  })

  it('takes one that nobody has handed in, but none with mistakes, leave that waits, or a second time', () => {
    expect(accept(sheet(), leaveOf(book), changing(admin)).kept.state).toBe('accepted')
    const wrong = sheet({ corrections: { '2026-11-05': { start: '17:00' } } })
    const waiting = sheet({ absences: [leave(leaveTypeIds.vacation, '2026-11-05', '2026-11-05', 'pending')] })
    for (const given of [wrong, waiting, sheet({ kept: keptAs('accepted') })])
      expect(codeOf(() => accept(given, leaveOf(book), changing(approver)))).toBe('conflict')
  })

  it('is done by approvers and administrators, of the own sheet by a superadmin alone', () => {
    for (const by of [anna, colleague])
      expect(codeOf(() => accept(sheet(), leaveOf(book), changing(by)))).toBe('forbidden')
    const own = { ...changing(owner), person: { ...memberAnna, id: owner.user } }
    expect(accept(sheet(), leaveOf(book), own).kept.state).toBe('accepted')
    const administrators = { ...changing(admin), person: { ...memberAnna, id: admin.user } }
    expect(codeOf(() => accept(sheet(), leaveOf(book), administrators))).toBe('forbidden')
  })
})

describe('reopening', () => {
  const again = (state: 'handed_in' | 'accepted', by = approver, reason = 'Kimaradt') =>
    reopen(sheet({ kept: keptAs(state) }), leaveOf({ ...book, locked_months: [9, 11] }), {
      by,
      person: memberAnna,
      at: 100,
      reason,
    })

  it('unlocks the month, and keeps the reason', () => {
    const { kept, book: unlocked } = again('accepted')
    expect(kept).toMatchObject({ state: 'open', accepted_days: null })
    expect(kept.history.at(-1)).toEqual({ what: 'reopened', by: 'bela', at: 100, reason: 'Kimaradt' })
    expect(unlocked.locked_months).toEqual([9])
    const last = reopen(sheet({ kept: keptAs('accepted') }), leaveOf({ ...book, locked_months: [11] }), {
      by: approver,
      person: memberAnna,
      at: 100,
      reason: 'Kimaradt',
    })
    expect(last.book).toEqual(book)
  })

  it('needs a reason where the sheet was accepted, and none where it is taken back', () => {
    expect(codeOf(() => again('accepted', approver, ''))).toBe('invalid')
    expect(again('handed_in', anna, '').kept.history.at(-1)).toEqual({ what: 'reopened', by: 'anna', at: 100 })
  })

  it('is refused of an open sheet, and to those who may not accept it', () => {
    const open = { ...sheet(), kept: openSheet(whose, november) }
    const by = { by: approver, person: memberAnna, at: 100, reason: 'Kimaradt' }
    expect(codeOf(() => reopen(open, leaveOf(book), by))).toBe('conflict')
    expect(codeOf(() => again('accepted', anna))).toBe('forbidden')
    expect(codeOf(() => again('handed_in', colleague))).toBe('forbidden')
  })
})

describe('Mt. 143. § (2) overtime that is exchanged for time off', () => {
  const calendar = (overtimeFor: 'pay' | 'time_off' | 'time_off_until_next_year', country = 'HU') => ({
    ...ordinaryCalendar,
    country,
    leave_rules: { overtimeFor },
  })
  /** An hour and a half beyond a Thursday, and four hours on a Saturday. */
  const corrections = { '2026-11-05': { end: '18:00' }, '2026-11-07': { start: '08:00', end: '12:00' } }
  const given = () => sheet({ corrections })
  const accepted = (rule: Parameters<typeof calendar>[0], before: LeaveAccount = account, country = 'HU') =>
    accept(given(), { book, account: before, calendar: calendar(rule, country), terms }, changing(approver))
  const reopened = (after: ReturnType<typeof accepted>, now = after.account) =>
    reopen(
      { ...given(), kept: after.kept },
      { book: after.book, account: now, terms },
      { by: approver, person: memberAnna, at: 100, reason: 'Kimaradt' },
    )

  it('becomes a line of the account once the sheet is accepted, until the end of the next month or, as agreed, of the next year', () => {
    const line = { month: november, minutes: 90 }
    const soon = accepted('time_off')
    expect(soon.account.overtime).toEqual([{ ...line, last_date: '2026-12-31' }])
    expect(soon.kept.time_off_until).toBe('2026-12-31')
    expect(accepted('time_off_until_next_year').account.overtime).toEqual([{ ...line, last_date: '2027-12-31' }])
  })

  it('leaves what is worked on rest days and holidays to be paid (Mt. 143. § (4)–(5))', () => {
    expect(given().totals.overtime_minutes).toBe(90 + 240)
    expect(accepted('time_off').account.overtime?.[0]?.minutes).toBe(90)
  })

  it('is none where the company pays it, or where it is not of Hungary', () => {
    for (const none of [accepted('pay'), accepted('time_off', account, 'AT')]) {
      expect(none.account).toBe(account)
      expect(none.kept).not.toHaveProperty('time_off_until')
    }
  })

  it('is paid where it could not be taken as time off any more when the sheet is accepted', () => {
    const lateOn = (day: string, end: string | null = null) =>
      accept(
        given(),
        { book, account, calendar: calendar('time_off'), terms: { ...terms, employment_end: end } },
        { ...changing(approver), today: day },
      )
    expect(lateOn('2026-12-31').account.overtime).toHaveLength(1)
    expect(lateOn('2026-12-10', '2026-12-10').account.overtime).toEqual([
      { month: november, minutes: 90, last_date: '2026-12-31' },
    ])
    for (const late of [lateOn('2027-01-01'), lateOn('2026-12-11', '2026-12-10')]) {
      expect(late.kept.state).toBe('accepted')
      expect(late.kept).not.toHaveProperty('time_off_until')
      expect(late.account).toBe(account)
    }
  })

  it('is taken back when the sheet is opened again, and is there again, once, when it is accepted again', () => {
    const before = { ...account, overtime: [{ month: '2026-10', minutes: 60, last_date: '2026-11-30' }] }
    const once = accepted('time_off', before)
    expect(once.account.overtime?.map(({ minutes }) => minutes)).toEqual([60, 90])
    const opened = reopened(once)
    expect(opened.account).toEqual(before)
    expect(opened.kept).not.toHaveProperty('time_off_until')
    expect(accepted('time_off', opened.account).account).toEqual(once.account)
    expect(accepted('time_off', once.account).account).toEqual(once.account)
    expect(reopened(accepted('time_off')).account).toEqual(account)
  })

  it('is not taken back once it has been taken as time off, and the refusal says how much', () => {
    const once = accepted('time_off')
    const taken = [{ request: 'r', minutes: 60, from_date: '2026-12-01', to_date: '2026-12-01' }]
    const refusal = refusalOf(() => reopened(once, { ...once.account, overtime_taken: taken }))
    expect(refusal).toMatchObject({ code: 'conflict', message: expect.stringContaining('1 hours') as string })
    const covered = { ...once.account, overtime_taken: taken }
    covered.overtime = [{ month: '2026-10', minutes: 60, last_date: '2026-12-31' }, ...once.account.overtime!]
    expect(reopened(once, covered).account.overtime).toHaveLength(1)
  })
})
