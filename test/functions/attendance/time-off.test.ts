import Papa from 'papaparse'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExportReply } from '#shared/attendance/contract/export-reply.ts'
import type { PayrollView } from '#shared/attendance/contract/preview-payroll.ts'
import type { SheetView } from '#shared/attendance/contract/sheet-view.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import { refusal, type Caller } from '../in-memory/call.ts'
import { asAdmin, asAnna, asBela, openLeaveOffice, replyOf, to, whose } from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { calendars } = await import('#functions/company/calendar-store.ts')
const { auditEntries, auditPartition } = await import('#functions/company/audit-store.ts')
const { leaveAccounts } = await import('#functions/leave/leave-store.ts')
const { list } = await import('#functions/platform/table.ts')
const { companyData } = await import('#functions/leave/own-data/company-data.ts')
const { companies } = await import('#functions/company/company-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { now } = await import('../in-memory/call.ts')

vi.spyOn(console, 'warn').mockImplementation(() => {})

const chooses = (overtimeFor: 'pay' | 'time_off' | 'time_off_until_next_year') =>
  office.table.keep(calendars, {
    company: 'c',
    country: 'HU',
    hours: [{ valid_from: '1900-01-01', week: generalWeek }],
    own_days: [],
    corrections: [],
    leave_rules: { overtimeFor },
  })
beforeEach(() => chooses('time_off_until_next_year'))

const october = '2026-10'
/** Four and a half hours beyond each of two Mondays, and four hours on a Saturday. */
const overtime = {
  '2026-10-05': { end: '21:00' },
  '2026-10-12': { end: '21:00' },
  '2026-10-10': { start: '08:00', end: '12:00', break_minutes: 0 },
}
const correct = async () => {
  for (const [date, body] of Object.entries(overtime))
    await to('attendance/correct-attendance', { path: { date }, body }, asAnna)
}
const accept = async () =>
  (
    await to<{ is_accepted: boolean }[]>(
      'attendance/accept-attendance',
      { body: { month: october, user_ids: ['anna'] } },
      asBela,
    )
  )[0]
const reopen = () =>
  to<SheetView>(
    'attendance/reopen-attendance',
    { body: { month: october, user_id: 'anna', reason: 'Kimaradt' } },
    asBela,
  )
const sheet = (month = october) =>
  to<SheetView>('attendance/show-attendance', { query: { user_id: 'anna', month } }, asAdmin)
const lieu = { type_id: 11, from_date: '2026-11-23', to_date: '2026-11-23', comment: '' }
const request = (over: object = {}, by: Caller = asAnna) =>
  to<RequestView>('request-leave', { body: { ...lieu, ...over } }, by)
const daysOff = (query: object = {}, by: Caller = asAnna) =>
  replyOf<{ types: OfferedType[]; balance: BalanceView }>('list-days-off', { query }, by)
const bucket = async () => (await daysOff()).balance.overtime
const payroll = (from: string, till: string) =>
  to<PayrollView>('attendance/preview-payroll', { query: { from, to: till, ids: 'anna' } }, asAdmin)
const figures = async (from: string, till: string) => (await payroll(from, till)).rows[0]!.figures

describe('Mt. 143. § (2) time off for overtime', () => {
  it('is credited by the acceptance of a sheet, taken back by its reopening, and there once when it is accepted again', async () => {
    await correct()
    expect((await sheet()).time_off).toEqual({ minutes: 540, last_date: '2027-12-31' })
    expect(await bucket()).toBeUndefined()
    const line = {
      month: october,
      minutes: 540,
      taken: 0,
      left: 540,
      last_date: '2027-12-31',
      paragraph: 'Mt. 143. § (2), (7)',
      is_over: false,
    }
    for (const _ of ['once', 'again']) {
      expect(await accept()).toMatchObject({ is_accepted: true })
      expect(await bucket()).toEqual({ left: 540, uncovered: 0, lines: [line], taken: [] })
      expect((await sheet()).time_off).toEqual({ minutes: 540, last_date: '2027-12-31' })
      await reopen()
      expect(await bucket()).toBeUndefined()
    }
    expect(office.table.kept(leaveAccounts, whose)).not.toHaveProperty('overtime')
  })

  it('is offered only where the company exchanges overtime, and can be taken only while there is some', async () => {
    const offered = async () => (await daysOff()).types.find(({ id }) => id === 11)
    chooses('pay')
    expect(await offered()).toBeUndefined()
    chooses('time_off')
    expect(await offered()).toMatchObject({ available: false, reason: expect.stringContaining('overtime') as string })
    await correct()
    await accept()
    expect(await offered()).toMatchObject({ available: true, label: 'Time off in lieu' })
  })

  it('is asked for by the day, in the hours of its schedule, and takes no more than there is', async () => {
    await correct()
    await accept()
    const { hours, left_hours_after, errors } = await to<Preview>('preview-leave', { body: lieu }, asAnna)
    expect([hours, left_hours_after, errors]).toEqual([8, { 2026: 1 }, {}])
    const { id, status } = await request()
    expect(status).toBe('pending')
    expect(await bucket()).toMatchObject({
      left: 60,
      lines: [{ taken: 480, left: 60 }],
      taken: [{ request_id: id, from_date: '2026-11-23', to_date: '2026-11-23', minutes: 480 }],
    })
    expect(await refusal(request({ from_date: '2026-11-24', to_date: '2026-11-24' }))).toMatchObject({
      errors: { type_id: [{ key: 'problems:notEnoughHoursOfType', values: { remaining: 1, requested: 8 } }] },
    })
    await to('cancel-leave', { path: { id } }, asAnna)
    expect(await bucket()).toMatchObject({ left: 540, taken: [] })
  })

  it('is not taken back from under a day that is booked', async () => {
    await correct()
    await accept()
    const { id } = await request()
    expect(await refusal(reopen())).toMatchObject({
      code: 'conflict',
      sentence: { key: 'attendance:timeOffTaken', values: { hours: 8 } },
    })
    await to('deny-leave', { path: { id }, body: { comment: '' } }, asBela)
    expect((await reopen()).state).toBe('open')
  })

  it('is away in the sheet and the calendar, and in payroll apart from the overtime that is paid', async () => {
    await correct()
    await accept()
    const { id } = await request()
    await to('approve-leave', { path: { id }, body: {} }, asBela)
    const november = await sheet('2026-11')
    expect(november.days[22]).toMatchObject({ worked: null, leave: { type_id: 11 }, leave_days: 1 })
    expect(november.totals.leave).toEqual([{ type_id: 11, days: 1, minutes: 480 }])
    const calendar = await to<{ type_id: number }[]>('list-absent', { query: {} }, asAdmin)
    expect(calendar).toContainEqual(expect.objectContaining({ id, type_id: 11 }))
    expect(await figures('2026-10-01', '2026-10-31')).toMatchObject({
      overtime_hours: 780,
      overtime_exchanged_hours: 540,
    })
    const after = await payroll('2026-11-01', '2026-11-30')
    expect(after.rows[0]!.figures).toMatchObject({ lieu_days: 1, lieu_hours: 480 })
    expect(after.rows[0]!.figures).not.toHaveProperty('time_off_unused_hours')
    expect(after.absences).toEqual([expect.objectContaining({ request: id, item: 'lieu', days: 1, minutes: 480 })])
  })

  it('that is not taken in time is paid, in the payroll of its last date', async () => {
    chooses('time_off')
    await correct()
    await accept()
    await request()
    expect(await figures('2026-11-01', '2026-11-30')).toMatchObject({ time_off_unused_hours: 60 })
    expect(await figures('2026-11-01', '2026-11-29')).not.toHaveProperty('time_off_unused_hours')
    expect(await refusal(request({ from_date: '2026-12-01', to_date: '2026-12-01' }))).toMatchObject({
      errors: { type_id: [{ key: 'problems:whyNotOvertime' }] },
    })
  })

  it('is none of a sheet that is accepted once its last date is over: sheet, balance and payroll say that it is paid', async () => {
    chooses('time_off')
    const date = '2026-09-07'
    await to('attendance/correct-attendance', { path: { date }, body: { end: '21:00' } }, asAnna)
    const said = async () => [
      (await sheet('2026-09')).time_off,
      await bucket(),
      await figures('2026-09-01', '2026-09-30'),
    ]
    const before = await said()
    expect(before).toEqual([null, undefined, expect.objectContaining({ overtime_hours: 270 })])
    const body = { month: '2026-09', user_ids: ['anna'] }
    expect(await to('attendance/accept-attendance', { body }, asBela)).toMatchObject([{ is_accepted: true }])
    expect(await said()).toEqual(before)
    expect(before[2]).not.toHaveProperty('overtime_exchanged_hours')
  })

  it('is told as to be paid as long as its sheet is not accepted', async () => {
    await correct()
    const open = await figures('2026-10-01', '2026-10-31')
    expect(open).toMatchObject({ overtime_hours: 780 })
    expect(open).not.toHaveProperty('overtime_exchanged_hours')
  })

  it('stands in the file beside the overtime, whatever columns were chosen', async () => {
    await replyOf(
      'attendance/save-payroll-settings',
      { body: { columns: ['name', 'overtime_hours', 'worked_days'], codes: {} } },
      asAdmin,
    )
    const head = async () => {
      const query = { from: '2026-10-01', to: '2026-10-31', format: 'csv', contents: 'summary', ids: 'anna' }
      const { data } = await replyOf<ExportReply>('attendance/export-payroll', { query }, asAdmin)
      const text = Buffer.from(data.file!.content, 'base64').toString('utf8').replace('\ufeff', '')
      return Papa.parse<string[]>(text, { delimiter: ';' }).data.slice(0, 2)
    }
    expect((await head())[0]).toEqual(['Name', 'Overtime, hours', 'Days worked'])
    await correct()
    await accept()
    expect(await head()).toEqual([
      ['Name', 'Overtime, hours', 'Of this exchanged for time off', 'Days worked'],
      ['Anna Kis', '13', '9', expect.any(String)],
    ])
  })

  it('stays as it was accepted when the company chooses otherwise', async () => {
    await correct()
    await accept()
    chooses('pay')
    expect(await bucket()).toMatchObject({ left: 540 })
    expect(await figures('2026-10-01', '2026-10-31')).toMatchObject({ overtime_exchanged_hours: 540 })
    expect((await daysOff()).types.find(({ id }) => id === 11)).toMatchObject({ available: true })
    await reopen()
    await accept()
    expect(await bucket()).toBeUndefined()
    expect(await figures('2026-10-01', '2026-10-31')).not.toHaveProperty('overtime_exchanged_hours')
  })

  it('is in the audit log, and in the export of own data', async () => {
    await correct()
    await accept()
    await reopen()
    const entries = await list(auditEntries, { pk: auditPartition('c') })
    const said = entries.flatMap(({ changes }) => changes.filter(({ field }) => field === 'attendance_time_off'))
    expect(said).toHaveLength(2)
    expect(said).toContainEqual({ field: 'attendance_time_off', from: null, to: 540 })
    expect(said).toContainEqual({ field: 'attendance_time_off', from: 540, to: null })
    await accept()
    const { id } = await request()
    const data = await companyData(
      office.table.kept(companies, { id: 'c' })!,
      office.table.kept(members, { company: 'c', id: 'anna' })!,
      now,
      'hu',
    )
    expect(data['balances.json']).toMatchObject({
      overtime: [{ month: october, minutes: 540, last_date: '2027-12-31' }],
      overtime_taken: [{ request: id, minutes: 480 }],
    })
  })
})
