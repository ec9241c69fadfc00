import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsx from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it, vi } from 'vitest'
import { attendanceTable, type FiledSheet } from '#shared/attendance/files/attendance-tables.ts'
import type { FileTable } from '#shared/attendance/files/file-table.ts'
import { openSheet } from '#shared/attendance/model.ts'
import { sheetOf } from '#shared/attendance/sheet.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { csvFile } from '#functions/attendance/files/csv-file.ts'
import { makeAttendance } from '#functions/attendance/files/make-attendance.ts'
import { sayingIn } from '#functions/attendance/files/saying.ts'
import { xlsxFile } from '#functions/attendance/files/xlsx-file.ts'
import { correction, leave, terms } from '../../shared/attendance/sheets.ts'
import { ordinaryCalendar, whose } from '../../shared/leave/anna.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})

const say = sayingIn('hu')

/** Somebody's December: overtime over midnight, illness, leave and a name that is no formula. */
function filed(over: Partial<FiledSheet> = {}): FiledSheet {
  const corrections = {
    '2026-12-03': correction({ start: '14:00', end: '01:30', note: 'Leltár – űrlappal' }),
    '2026-12-04': correction({ stand_by_minutes: 240 }),
  }
  const absences = [
    leave(leaveTypeIds.sick, '2026-12-07', '2026-12-09'),
    leave(leaveTypeIds.vacation, '2026-12-28', '2026-12-31'),
  ]
  const { days, totals } = sheetOf(
    { terms, calendar: ordinaryCalendar, absences },
    { month: '2026-12', today: '2026-12-31', sheets: [{ ...openSheet(whose, '2026-12'), corrections }] },
  )
  return {
    user_id: 'anna',
    employee_number: '10003',
    name: 'Őry-Szűcs Ödön',
    group: 'Műhely',
    position: 'Fűtésszerelő',
    month: '2026-12',
    state: 'accepted',
    accepted: { name: 'Kovács Csilla', day: '2027-01-04' },
    days,
    totals,
    names: new Map([['2026-12-25', 'Karácsony']]),
    ...over,
  }
}

const people = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    filed({ name: `Tűzőgép ${place + 1}`, employee_number: String(place + 1) }),
  )

const options = { companyName: 'Árvíztűrő Kft.', language: 'hu' as const }

describe('E04 a PDF of sheets', () => {
  it('has one person a page, with Hungarian letters, company data, totals and lines to sign on', async () => {
    const { bytes, type, ending } = await makeAttendance([filed(), filed({ name: 'Nagy Péter' })], {
      ...options,
      format: 'pdf',
    })
    expect([type, ending]).toEqual(['application/pdf', 'pdf'])
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
    expect(totalPages).toBe(2)
    const [first, second] = text as [string, string]
    for (const said of ['Árvíztűrő Kft.', 'Őry-Szűcs Ödön', 'Fűtésszerelő', '2026. december', 'Leltár – űrlappal'])
      expect(first).toContain(said)
    for (const said of ['Karácsony', 'Munkavállaló aláírása', 'Munkáltató aláírása', 'Kovács Csilla', '14:00', '01:30'])
      expect(first).toContain(said)
    expect(second).toContain('Nagy Péter')
  })

  it('E04 repeats the head of a month that takes two pages', async () => {
    const long = filed({ days: [...filed().days, ...filed().days, ...filed().days] })
    const { bytes } = await makeAttendance([long], { ...options, format: 'pdf' })
    const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
    expect(totalPages).toBeGreaterThan(1)
    for (const page of text.slice(0, 2)) expect(page).toContain('Megnevezés')
  })

  it('reads no file and no address that a name or a note names', async () => {
    const note = 'file:///etc/passwd https://example.com {"image":"/etc/passwd"}'
    const days = filed().days.map(day => ({ ...day, correction: correction({ note }) }))
    const { bytes } = await makeAttendance([filed({ days })], { ...options, format: 'pdf' })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
    expect(text[0]).toContain('https://example.com')
  })
})

/** A sheet as it is opened again. */
interface Opened {
  sheet: string
  data: unknown[][]
}

/** A workbook as the texts of its parts. */
const partsOf = (bytes: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]))

/** The result of each formula of a sheet, which are sums of columns alone. */
function sumsIn(xml: string): Record<string, number> {
  const values = new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><v>([^<]*)<\/v>/g)].map(([, at, v]) => [at!, Number(v)]),
  )
  return Object.fromEntries(
    [...xml.matchAll(/<c r="([A-Z]+)\d+"[^>]*><f>SUM\(\1(\d+):\1(\d+)\)<\/f>/g)].map(([, letter, from, to]) => [
      letter!,
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, row) => values.get(`${letter}${row + Number(from)}`) ?? 0,
      ).reduce((sum, one) => sum + one, 0),
    ]),
  )
}

describe('E04 a workbook', () => {
  it('has real dates and numbers, a frozen head, and sums as formulas that come to the totals', async () => {
    const { bytes, ending } = await makeAttendance([filed()], { ...options, format: 'xlsx' })
    expect(ending).toBe('xlsx')
    const [{ sheet, data }] = (await readXlsx(Buffer.from(bytes))) as [Opened]
    expect(sheet).toBe('Nap')
    const [head, first] = data
    expect(head!.slice(0, 4)).toEqual(['Törzsszám', 'Név', 'Dátum', 'A hét napja'])
    expect(first![2]).toEqual(new Date('2026-12-01T00:00:00Z'))
    expect(first!.slice(10, 13)).toEqual([8, 0, 0])
    const xml = partsOf(bytes)['xl/worksheets/sheet1.xml']!
    expect(xml).toMatch(/<pane[^>]*ySplit="1"[^>]*state="frozen"/)
    const { totals } = filed()
    expect(Object.values(sumsIn(xml))).toEqual([
      totals.worked_minutes / 60,
      totals.overtime_minutes / 60,
      totals.stand_by_minutes / 60,
    ])
  })

  it('says what each sum comes to, for programs that compute nothing', async () => {
    const { bytes } = await makeAttendance([filed()], { ...options, format: 'xlsx' })
    const xml = partsOf(bytes)['xl/worksheets/sheet1.xml']!
    const said = [...xml.matchAll(/<f>SUM[^<]*<\/f><v>([^<]*)<\/v>/g)].map(([, value]) => Number(value))
    expect(said).toEqual(Object.values(sumsIn(xml)))
    expect(said).toHaveLength(3)
  })

  it('has sums of minutes that make no whole hundredths of an hour, which come to what its formulas do', async () => {
    const table: FileTable = {
      name: 'Hó',
      columns: [
        { title: 'Név', width: 8 },
        { title: 'Óra', width: 8, isSummed: true },
      ],
      rows: Array.from({ length: 21 }, () => ['Anna', { minutes: 8 * 60 + 20 }]),
      sum: 'Össz',
    }
    const xml = partsOf((await xlsxFile([table])).bytes)['xl/worksheets/sheet1.xml']!
    expect(xml).toContain('</f><v>175</v>')
    expect(sumsIn(xml).B).toBeCloseTo(175, 9)
  })

  it('has each text once, without the signs that no XML may have', async () => {
    const name = 'Tűz\u0000ő & <gép> "7"'
    const { bytes } = await makeAttendance([filed({ name }), filed({ name })], { ...options, format: 'xlsx' })
    const texts = partsOf(bytes)['xl/sharedStrings.xml']!
    expect(texts.match(/Tűz/g)).toHaveLength(1)
    const [{ data }] = (await readXlsx(Buffer.from(bytes))) as [Opened]
    expect(data[1]![1]).toBe('Tűző & <gép> "7"')
  })

  it('has a sheet for each table, and the sums of one without rows are left out', async () => {
    const table: FileTable = {
      name: 'Nap & éj',
      columns: [{ title: 'Óra', width: 8, isSummed: true }],
      rows: [],
      sum: 'Össz',
    }
    const { bytes } = await xlsxFile([table, { ...table, name: 'Más' }])
    const sheets = (await readXlsx(Buffer.from(bytes))) as Opened[]
    expect(sheets.map(({ sheet, data }) => [sheet, data])).toEqual([
      ['Nap & éj', [['Óra']]],
      ['Más', [['Óra']]],
    ])
  })

  it('computes no name that begins like a formula', async () => {
    const { bytes } = await makeAttendance([filed({ name: '=HYPERLINK("http://x")' })], { ...options, format: 'xlsx' })
    const xml = partsOf(bytes)['xl/worksheets/sheet1.xml']!
    expect(/<f>[^S]/.test(xml)).toBe(false)
    const [{ data }] = (await readXlsx(Buffer.from(bytes))) as [Opened]
    expect(data[1]![1]).toBe('=HYPERLINK("http://x")')
  })

  it('has columns beyond Z', async () => {
    const columns = Array.from({ length: 30 }, (_, place) => ({ title: `c${place}`, width: 8, isSummed: true }))
    const table: FileTable = {
      name: 'Sok/oszlop',
      columns,
      rows: [columns.map(() => 2), columns.map(() => 3)],
      sum: 'Össz',
    }
    const { bytes } = await xlsxFile([table])
    const sums = sumsIn(partsOf(bytes)['xl/worksheets/sheet1.xml']!)
    expect(Object.keys(sums).slice(-2)).toEqual(['AC', 'AD'])
    expect(new Set(Object.values(sums))).toEqual(new Set([5]))
    expect(((await readXlsx(Buffer.from(bytes))) as Opened[]).map(({ sheet }) => sheet)).toEqual(['Sok oszlop'])
  })
})

describe('E04 a file with separators', () => {
  it('has semicolons, decimal commas and the mark of UTF-8, and no cell that is computed', async () => {
    const { bytes, ending } = await makeAttendance([filed({ name: '=1+1' }), ...people(1)], {
      ...options,
      format: 'csv',
    })
    expect(ending).toBe('csv')
    expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('efbbbf')
    const { data } = Papa.parse<string[]>(Buffer.from(bytes).toString().slice(1), {
      delimiter: ';',
      skipEmptyLines: true,
    })
    expect(data).toHaveLength(1 + 2 * 31)
    expect(data[1]!.slice(0, 3)).toEqual(['10003', "'=1+1", '2026-12-01'])
    expect(data[32]![1]).toBe('Tűzőgép 1')
  })

  it('writes parts of an hour with a comma, and several tables as a ZIP of one each', () => {
    const table: FileTable = {
      name: 'Óra',
      columns: [{ title: 'Óra', width: 8 }],
      rows: [[{ minutes: 90 }], [{ minutes: 20 }], [7], [{ time: '08:30' }], [null]],
    }
    expect(Buffer.from(csvFile([table]).bytes).toString()).toBe('\ufeffÓra\r\n1,5\r\n0,33\r\n7\r\n08:30\r\n\r\n')
    const zip = csvFile([table, { ...table, name: 'Nap' }])
    expect([zip.ending, Object.keys(unzipSync(zip.bytes))]).toEqual(['zip', ['Óra.csv', 'Nap.csv']])
  })

  it('has one row a day of each person', () => {
    expect(attendanceTable(people(3), say).rows).toHaveLength(93)
  })
})
