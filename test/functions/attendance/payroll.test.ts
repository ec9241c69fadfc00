import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExportReply } from '#shared/attendance/contract/export-reply.ts'
import type { PayrollView } from '#shared/attendance/contract/preview-payroll.ts'
import type { ListedSheet } from '#shared/attendance/contract/list-sheets.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { now, refusal, type Caller } from '../in-memory/call.ts'
import {
  asAdmin,
  asAnna,
  asBela,
  asEmese,
  asOwner,
  ask,
  openLeaveOffice,
  replyOf,
  to,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { memberOf } = await import('../in-memory/office.ts')
const { fileExports } = await import('#functions/attendance/file-export-store.ts')
const { makeFileOnChange } = await import('#functions/attendance/on-change.ts')
const { groups } = await import('#functions/company/group-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { notifyOnChange } = await import('#functions/notifications/on-change.ts')
const { notifications } = await import('#functions/notifications/notification-store.ts')
const { exportFiles } = await import('#functions/platform/exports.ts')
const { deliverTask } = await import('../in-memory/jobs.ts')

vi.spyOn(console, 'warn').mockImplementation(() => {})

/** What lies in the bucket, by key. */
let stored: Map<string, Uint8Array>
beforeEach(() => {
  stored = new Map()
  office.table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
  vi.spyOn(exportFiles, 'put').mockImplementation(async (key, body) => {
    stored.set(key, typeof body === 'string' ? new TextEncoder().encode(body) : body)
  })
  vi.spyOn(exportFiles, 'get').mockImplementation(async key => stored.get(key))
  vi.spyOn(exportFiles, 'downloadAddress').mockImplementation(async (key, { name }) => `/${key}?${name}`)
})

const november = { from: '2026-11-01', to: '2026-11-30' }
const preview = (query: object = {}, by: Caller = asAdmin) =>
  to<PayrollView>('attendance/preview-payroll', { query: { ...november, ...query } }, by)
const payroll = async (query: object = {}, by: Caller = asAdmin) =>
  (await replyOf<ExportReply>('attendance/export-payroll', { query: { ...november, format: 'csv', ...query } }, by))
    .data
const sheetsFile = async (query: object, by: Caller) =>
  (
    await replyOf<ExportReply>(
      'attendance/export-attendance',
      { query: { month: '2026-11', format: 'csv', ...query } },
      by,
    )
  ).data
const bytesOf = ({ file }: ExportReply['data']) => Buffer.from(file!.content, 'base64')
const rowsOf = (bytes: Uint8Array) =>
  Papa.parse<string[]>(strFromU8(bytes).replace('\ufeff', ''), { delimiter: ';', skipEmptyLines: true }).data
const row = ({ rows }: PayrollView, user_id: string) => rows.find(one => one.user_id === user_id)!

describe('R17 the preview of payroll', () => {
  it('has everybody by name, with figures, absences and the sheets that nobody has accepted', async () => {
    await ask(asAdmin, { user_id: 'anna', auto_approve: 1 })
    const view = await preview()
    expect(view.rows.map(({ name }) => name)).toEqual(['Anna Kis', 'Béla Kis', 'Csilla Kis', 'Dénes Kis', 'Emese Kis'])
    expect(row(view, 'anna').figures).toMatchObject({ worked_days: 19, vacation_days: 2, vacation_hours: 960 })
    expect(view.absences).toEqual([
      expect.objectContaining({ user_id: 'anna', item: 'vacation', from_date: '2026-11-23', to_date: '2026-11-24' }),
    ])
    expect(view).toMatchObject({ people: 5, counted: 5, not_accepted: 5, has_earlier: false, changes: [] })
  })

  it('is of a group or of some people where they are named', async () => {
    office.table.keep(groups, { company: 'c', id: 'g', name: 'Műhely', approver_ids: [], dissolution: null })
    office.table.keep(members, memberOf('emese', { group: 'g' }))
    expect((await preview({ group: 'g' })).rows).toEqual([
      expect.objectContaining({ user_id: 'emese', group: 'Műhely' }),
    ])
    expect((await preview({ ids: 'anna,bela' })).rows).toHaveLength(2)
  })

  it('leaves out who was not employed then, and former employees who left nobody knows when', async () => {
    const whose = { company: 'c', member: 'emese' }
    office.table.keep(members, memberOf('emese', { status: 'deleted' }))
    expect((await preview()).people).toBe(4)
    office.table.keep(terms, { ...newEmploymentTerms(whose), employment_end: '2026-11-10' })
    expect(row(await preview(), 'emese').figures.worked_days).toBe(7)
    expect((await preview({ from: '2026-11-16', to: '2026-12-15' })).people).toBe(4)
  })
})

describe('R17 the payroll file', () => {
  it('has the columns and codes that the company chose, and one file for each content', async () => {
    const columns = ['employee_number', 'name', 'vacation_days', 'vacation_hours', 'worked_hours']
    await ask(asAdmin, { user_id: 'anna', auto_approve: 1 })
    await replyOf('attendance/save-payroll-settings', { body: { columns, codes: { vacation: 'SZ01' } } }, asAdmin)
    expect((await preview()).columns).toEqual(columns)
    const { file } = await payroll({}, { ...asAdmin, language: 'hu' })
    expect([file!.name, file!.type]).toEqual(['szabi-ber-2026-11.zip', 'application/zip'])
    const parts = unzipSync(Buffer.from(file!.content, 'base64'))
    expect(Object.keys(parts)).toEqual(['Összesítő.csv', 'Távollétek.csv', 'Változások.csv'])
    expect(rowsOf(parts['Összesítő.csv']!).slice(0, 2)).toEqual([
      ['Törzsszám', 'Név', 'Szabadság, nap', 'Szabadság, óra', 'Ledolgozott óra'],
      ['', 'Kis Anna', '2', '16', '152'],
    ])
    expect(rowsOf(parts['Távollétek.csv']!)[1]).toEqual([
      '',
      'Kis Anna',
      'SZ01',
      'Szabadság',
      '2026-11-23',
      '2026-11-24',
      '2',
      '16',
    ])
  })

  it('stands in the history with who and when, and the next one is compared with it', async () => {
    await payroll({ contents: 'summary' })
    await ask(asAdmin, { user_id: 'anna', auto_approve: 1 })
    const view = await preview()
    expect(view.history).toEqual([
      expect.objectContaining({ from_date: '2026-11-01', to_date: '2026-11-30', people: 5, by_name: 'Csilla Kis' }),
    ])
    expect(view.changes).toEqual(
      expect.arrayContaining([
        { user_id: 'anna', name: 'Anna Kis', figure: 'vacation_days', before: 0, after: 2 },
        { user_id: 'anna', name: 'Anna Kis', figure: 'worked_days', before: 21, after: 19 },
      ]),
    )
    expect(row(view, 'anna').before).toMatchObject({ worked_days: 21 })
    // Another period, and other people, have no earlier export.
    expect((await preview({ to: '2026-11-29' })).has_earlier).toBe(false)
    expect((await preview({ ids: 'anna' })).has_earlier).toBe(false)
    vi.setSystemTime(Date.now() + 1000)
    await payroll({ contents: 'changes', format: 'xlsx' })
    expect((await preview()).changes).toEqual([])
  })

  it('is one table where one content is asked for, and a workbook of three sheets', async () => {
    const { file } = await payroll({ contents: 'absences' })
    expect(file!.name).toBe('szabi-payroll-2026-11.csv')
    const workbook = unzipSync(bytesOf(await payroll({ format: 'xlsx' })))
    expect(Object.keys(workbook).filter(name => name.startsWith('xl/worksheets/sheet'))).toHaveLength(3)
    expect((await payroll({ from: '2026-10-16', to: '2026-11-15' })).file!.name).toBe(
      'szabi-payroll-2026-10-16-2026-11-15.zip',
    )
  })
})

/** A hundred and twenty people more, so that no call has time for all. */
const crowd = () =>
  office.table.keep(
    members,
    ...Array.from({ length: 120 }, (_, place) => ({ ...memberOf('emese'), id: `m${String(place).padStart(3, '0')}` })),
  )

/** Runs the tasks that a file and its steps put into the queue. */
async function makeFiles(member: string, id: string) {
  const known = () => office.table.kept(fileExports, { company: 'c', member, id })!
  await makeFileOnChange({ before: undefined, after: { ...known(), _kind: 'FileExport' } })
  for (let done = 0; done < office.tasks().length; done++) expect(await deliverTask(office.tasks()[done]!)).toEqual([])
  return known()
}

describe('R17 a file of many people', () => {
  it('is made by a task, and whoever asked for it finds it in the bell, for a day', async () => {
    crowd()
    const { file, id } = await payroll()
    expect(file).toBeNull()
    const show = (by: Caller) =>
      to<{ state: string; address: string | null; people: number }>('attendance/show-export', { path: { id: id! } }, by)
    expect(await show(asAdmin)).toMatchObject({ state: 'running', address: null, people: 125 })
    const before = office.table.kept(fileExports, { company: 'c', member: 'csilla', id: id! })!
    const after = await makeFiles('csilla', id!)
    const parts = unzipSync(stored.get(`exports/c/${id}/file`)!)
    expect(rowsOf(parts['Totals.csv']!)).toHaveLength(126)
    expect(await show(asAdmin)).toMatchObject({
      state: 'ready',
      address: `/exports/c/${id}/file?szabi-payroll-2026-11.zip`,
    })
    expect(await refusal(show(asOwner))).toMatchObject({ code: 'notFound' })
    await notifyOnChange({
      before: { ...before, _kind: 'FileExport' },
      after: { ...after, _kind: 'FileExport' },
    })
    const notification = { company: 'c', member: 'csilla', id: `${after.ready_at}-25-${id}` }
    expect(office.table.kept(notifications, notification)).toMatchObject({
      file: { id, what: 'payroll', name: 'szabi-payroll-2026-11.zip' },
      expires_at: after.expires_at,
    })
    expect((await preview()).history).toHaveLength(1)
    // Whatever the preview says is counted of all of them, although it brings the first hundred rows alone.
    const view = await preview()
    expect(view).toMatchObject({ people: 125, counted: 125, not_accepted: 125 })
    expect(view.rows).toHaveLength(100)
  })

  it('is not made for who has ceased to be an administrator or has left', async () => {
    crowd()
    const { id } = await payroll()
    office.table.keep(members, memberOf('csilla', { role: 1 }))
    expect((await makeFiles('csilla', id!)).ready_at).toBeNull()
    office.table.keep(members, memberOf('csilla', { role: 2, status: 'inactive' }))
    await deliverTask({ task: 'file', company: 'c', member: 'csilla', id: id!, done: 0 })
    expect(stored.size).toBe(0)
  })

  it('E04 of PDFs is a ZIP of fifty people each, step by step', async () => {
    crowd()
    const { id } = await sheetsFile({ format: 'pdf' }, asAdmin)
    const known = await makeFiles('csilla', id!)
    expect(known).toMatchObject({ done: 125, people: 125, name: 'szabi-attendance-2026-11.zip' })
    const parts = unzipSync(stored.get(`exports/c/${id}/file`)!)
    expect(Object.keys(parts)).toEqual([
      'szabi-attendance-2026-11-01.pdf',
      'szabi-attendance-2026-11-02.pdf',
      'szabi-attendance-2026-11-03.pdf',
    ])
    for (const pdf of Object.values(parts)) expect(strFromU8(pdf.slice(0, 5))).toBe('%PDF-')
  })

  it('E04 of sheets with separators has all of them', async () => {
    crowd()
    const { id } = await sheetsFile({}, asAdmin)
    await makeFiles('csilla', id!)
    expect(rowsOf(stored.get(`exports/c/${id}/file`)!)).toHaveLength(1 + 125 * 30)
  })
})

describe('E04 sheets as a file', () => {
  const names = async (query: object, by: Caller) => [
    ...new Set(
      rowsOf(bytesOf(await sheetsFile(query, by)))
        .slice(1)
        .map(cells => cells[1]),
    ),
  ]

  it('are one’s own, those of whom one decides for, or everybody’s for administrators', async () => {
    expect(await names({ ids: 'anna' }, asAnna)).toEqual(['Anna Kis'])
    expect(await names({}, asAnna)).toEqual(['Anna Kis'])
    expect(await names({ ids: 'anna,emese' }, asBela)).toEqual(['Anna Kis'])
    expect(await names({}, asBela)).toEqual(['Anna Kis', 'Béla Kis'])
    expect(await names({}, asAdmin)).toHaveLength(5)
    expect(await refusal(sheetsFile({ ids: 'anna' }, asEmese))).toMatchObject({ code: 'notFound' })
  })

  it('say who accepted them', async () => {
    const file = async () => (await sheetsFile({ month: '2026-10', format: 'pdf', ids: 'anna' }, asAnna)).file!
    const open = await file()
    await replyOf('attendance/hand-in-attendance', { body: { month: '2026-10', user_id: 'anna' } }, asAnna)
    await replyOf('attendance/accept-attendance', { body: { month: '2026-10', user_ids: ['anna'] } }, asBela)
    const { extractText } = await import('unpdf')
    const textOf = async ({ content }: { content: string }) =>
      (await extractText(new Uint8Array(Buffer.from(content, 'base64')))).text[0]
    expect(await textOf(open)).toContain('Not accepted yet')
    expect(await textOf(await file())).toContain('Accepted by Béla Kis, 20 Nov 2026')
  })
})

describe('P01 the list of sheets', () => {
  const states = (by: Caller, month = '2026-10') =>
    to<{ user_id: string; state: string }[]>('attendance/list-sheet-states', { query: { month } }, by)
  const listed = (ids: string, by: Caller, month = '2026-10') =>
    to<ListedSheet[]>('attendance/list-sheets', { query: { month, ids } }, by)

  it('says how far everybody is whom the reader decides for', async () => {
    await replyOf('attendance/hand-in-attendance', { body: { month: '2026-10', user_id: 'anna' } }, asAnna)
    expect(await states(asBela)).toEqual([expect.objectContaining({ user_id: 'anna', state: 'handed_in' })])
    expect((await states(asAdmin)).map(({ state }) => state)).toEqual(['handed_in', 'open', 'open', 'open', 'open'])
    expect(await states(asEmese)).toEqual([])
  })

  it('has whoever is invited from the day on which their employment begins, as payroll and files have', async () => {
    const invited = { company: 'c', member: 'emese' }
    office.table.keep(members, memberOf('emese', { status: 'invited', first_name: '', last_name: '' }))
    const seen = async () => ({
      states: (await states(asAdmin)).filter(({ user_id }) => user_id === 'emese').length,
      listed: (await listed('emese', asAdmin)).length,
      payroll: (await preview({ from: '2026-10-01', to: '2026-10-31', ids: 'emese' })).rows.length,
      filed: rowsOf(bytesOf(await sheetsFile({ month: '2026-10', ids: 'emese' }, asAdmin))).length - 1,
    })
    // Nobody knows when they begin, then it is known to be later, and then within the month.
    expect(await seen()).toEqual({ states: 0, listed: 0, payroll: 0, filed: 0 })
    office.table.keep(terms, { ...newEmploymentTerms(invited), employment_start: '2026-11-02' })
    expect(await seen()).toEqual({ states: 0, listed: 0, payroll: 0, filed: 0 })
    office.table.keep(terms, { ...newEmploymentTerms(invited), employment_start: '2026-10-19' })
    expect(await seen()).toEqual({ states: 1, listed: 1, payroll: 1, filed: 31 })
    expect((await states(asAdmin)).find(({ user_id }) => user_id === 'emese')).toMatchObject({
      last_name: 'emese@example.hu',
    })
    await replyOf(
      'attendance/correct-attendance',
      { path: { date: '2026-10-20' }, body: { user_id: 'emese', end: '18:00' } },
      asAdmin,
    )
    expect((await listed('emese', asAdmin))[0]!.overtime_minutes).toBe(90)
  })

  it('shows a month as boxes, with what may be done, to whoever may see it', async () => {
    await ask(asAdmin, { user_id: 'anna', auto_approve: 1, from_date: '2026-10-05', to_date: '2026-10-06' })
    await replyOf('attendance/correct-attendance', { path: { date: '2026-10-07' }, body: { start: '17:00' } }, asAnna)
    const [anna] = await listed('anna,bela', asBela)
    expect(anna).toMatchObject({ state: 'open', mistakes: 1, may: { accept: false, reopen: false } })
    expect(anna!.days.slice(4, 7)).toEqual([
      expect.objectContaining({ date: '2026-10-05', type_id: 1, is_approved: true, is_worked: false }),
      expect.objectContaining({ date: '2026-10-06', type_id: 1 }),
      expect.objectContaining({ date: '2026-10-07', type_id: null, has_mistake: true }),
    ])
    expect(await listed('anna', asEmese)).toEqual([])
    expect((await listed('anna,bela', asAdmin)).map(({ user_id }) => user_id).toSorted()).toEqual(['anna', 'bela'])
  })

  it('leaves out who is not employed in the month', async () => {
    office.table.keep(terms, {
      ...newEmploymentTerms({ company: 'c', member: 'anna' }),
      employment_start: '2026-11-01',
    })
    expect(await listed('anna', asAdmin)).toEqual([])
    expect(now.today).toBe('2026-11-20')
  })
})
