import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import { exportPayroll } from '#shared/attendance/contract/export-payroll.ts'
import { longestPayroll } from '#shared/attendance/contract/payroll-query.ts'
import { listSheets, mostListed } from '#shared/attendance/contract/list-sheets.ts'
import { listSheetStates } from '#shared/attendance/contract/list-sheet-states.ts'
import { previewPayroll } from '#shared/attendance/contract/preview-payroll.ts'
import { savePayrollSettings } from '#shared/attendance/contract/save-payroll-settings.ts'
import { showExport } from '#shared/attendance/contract/show-export.ts'
import { askedFile, FileExport, readyFile, stateOfFile } from '#shared/attendance/file-export.ts'
import { exportLasts, exportMayTake } from '#shared/account/data-export.ts'
import { addDays } from '#shared/calendar/day.ts'

const asked = (over: Partial<FileExport> = {}): FileExport => ({
  ...askedFile(
    {
      company: 'c',
      member: 'anna',
      id: 'f',
      asked: { what: 'attendance', month: '2026-11', format: 'pdf' },
      language: 'hu',
      name: 'szabi-jelenleti-ivek-2026-11.zip',
      people: 125,
    },
    { seconds: 1000 },
  ),
  ...over,
})

describe('E04 a file that was asked for', () => {
  it('begins with nobody in it, and fits what is kept', () => {
    expect(asked()).toMatchObject({ done: 0, people: 125, ready_at: null, expires_at: 1000 + exportLasts })
    expect(FileExport.parse(asked())).toEqual(asked())
  })

  it('is running until it is ready, and failed where it takes too long', () => {
    expect(stateOfFile(asked(), { seconds: 1001 })).toBe('running')
    expect(stateOfFile(asked(), { seconds: 1000 + exportMayTake })).toBe('failed')
    expect(stateOfFile(readyFile(asked(), { seconds: 1100 }), { seconds: 1000 + exportMayTake })).toBe('ready')
  })

  it('can be downloaded for a day from when it is ready', () => {
    expect(readyFile(asked({ done: 50 }), { seconds: 1100 })).toMatchObject({
      done: 125,
      ready_at: 1100,
      expires_at: 1100 + exportLasts,
    })
  })

  it('keeps what of payroll was asked for, and nothing that is unknown', () => {
    const payroll = {
      what: 'payroll' as const,
      from: '2026-11-01',
      to: '2026-11-30',
      format: 'csv' as const,
      contents: ['summary' as const],
    }
    expect(FileExport.parse(asked({ asked: payroll })).asked).toEqual(payroll)
    expect(() => FileExport.parse(asked({ asked: { ...payroll, format: 'pdf' as never } }))).toThrow()
  })
})

describe('R17 what may be asked about payroll', () => {
  const isAccepted = (schema: z.ZodMiniType | undefined, value: unknown) => schema!.safeParse(value).success
  const november = { from: '2026-11-01', to: '2026-11-30' }

  it('is for administrators, and the sheets for whoever may see them', () => {
    for (const { access } of [previewPayroll, exportPayroll, savePayrollSettings]) expect(access).toBe('admin')
    for (const { access } of [exportAttendance, listSheets, listSheetStates, showExport]) expect(access).toBe('member')
  })

  it('writes only where a file is asked for or settings are saved', () => {
    expect([previewPayroll, listSheets, listSheetStates, showExport].map(({ changes }) => changes)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([exportPayroll, exportAttendance, savePayrollSettings].map(({ changes }) => changes)).toEqual([
      true,
      true,
      true,
    ])
  })

  it('is a period from its first to its last day, of two months at most', () => {
    expect(isAccepted(previewPayroll.query, november)).toBe(true)
    expect(isAccepted(previewPayroll.query, { ...november, to: november.from })).toBe(true)
    expect(isAccepted(previewPayroll.query, { ...november, to: addDays(november.from, longestPayroll - 1) })).toBe(true)
    expect(isAccepted(previewPayroll.query, { ...november, to: addDays(november.from, longestPayroll) })).toBe(false)
    expect(isAccepted(previewPayroll.query, { from: '2026-11-02', to: '2026-11-01' })).toBe(false)
    expect(isAccepted(previewPayroll.query, { from: '2026-11-31', to: '2026-12-01' })).toBe(false)
  })

  it('is a file of the contents that there are, as XLSX or with separators', () => {
    const query = { ...november, format: 'csv' }
    expect(isAccepted(exportPayroll.query, query)).toBe(true)
    expect(isAccepted(exportPayroll.query, { ...query, contents: 'summary,changes' })).toBe(true)
    expect(isAccepted(exportPayroll.query, { ...query, contents: 'summary,' })).toBe(false)
    expect(isAccepted(exportPayroll.query, { ...query, contents: 'salaries' })).toBe(false)
    expect(isAccepted(exportPayroll.query, { ...query, format: 'pdf' })).toBe(false)
  })

  it('is settings of columns that there are, and of short codes', () => {
    const settings = { columns: ['name', 'vacation_days'], codes: { vacation: 'SZ01' } }
    expect(isAccepted(savePayrollSettings.body, settings)).toBe(true)
    expect(isAccepted(savePayrollSettings.body, { ...settings, codes: {} })).toBe(true)
    expect(isAccepted(savePayrollSettings.body, { ...settings, columns: [] })).toBe(false)
    expect(isAccepted(savePayrollSettings.body, { ...settings, columns: ['salary'] })).toBe(false)
    expect(isAccepted(savePayrollSettings.body, { ...settings, codes: { vacation: 'a code that is too long' } })).toBe(
      false,
    )
    expect(isAccepted(savePayrollSettings.body, { ...settings, codes: { sabbatical: 'X' } })).toBe(false)
  })

  it('is sheets of a month, of as many people as a screen shows', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, place) => `m${place}`).join(',')
    expect(isAccepted(listSheets.query, { month: '2026-11', ids: ids(mostListed) })).toBe(true)
    expect(isAccepted(listSheets.query, { month: '2026-11', ids: ids(mostListed + 1) })).toBe(false)
    expect(isAccepted(listSheets.query, { month: '2026-13', ids: 'm' })).toBe(false)
    expect(isAccepted(exportAttendance.query, { month: '2026-11', format: 'pdf' })).toBe(true)
    expect(isAccepted(exportAttendance.query, { month: '2026-11', format: 'docx' })).toBe(false)
  })
})
