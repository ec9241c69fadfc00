import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { ExportReply } from '#shared/attendance/contract/export-reply.ts'
import type { HistoryEntry, LeaveRequest } from '#shared/leave/model.ts'
import { emptyAccount, emptyBook } from '#shared/leave/situation.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { newEmploymentTerms } from '#shared/people/model.ts'
import { refusal, today, type Caller } from '../in-memory/call.ts'
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
  whose,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { memberOf } = await import('../in-memory/office.ts')
const { fileExports } = await import('#functions/attendance/file-export-store.ts')
const { makeFileOnChange } = await import('#functions/attendance/on-change.ts')
const { books, leaveAccounts, requests } = await import('#functions/leave/leave-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { terms } = await import('#functions/people/terms-store.ts')
const { exportFiles } = await import('#functions/platform/exports.ts')
const { deliverTask } = await import('../in-memory/jobs.ts')

vi.spyOn(console, 'warn').mockImplementation(() => {})

const asHungarian = (by: Caller): Caller => ({ ...by, language: 'hu' })

beforeEach(() => {
  office.table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
  office.table.keep(
    members,
    memberOf('anna', { approver_ids: ['bela'], employee_number: '10003', position: { id: 'p', name: 'Fűtésszerelő' } }),
  )
  office.table.keep(terms, {
    ...newEmploymentTerms(whose),
    birth_date: '1984-03-02',
    employment_start: '2020-01-01',
    children: [{ id: 'k', birth_year: 2018, birth_date: null, disabled: false }],
  })
})

const slip = async (id: string, by: Caller) =>
  (await replyOf<ExportReply>('attendance/export-leave-slip', { path: { id } }, by)).data.file!
const cards = async (query: object, by: Caller) =>
  (await replyOf<ExportReply>('attendance/export-leave-cards', { query: { year: 2026, ...query } }, by)).data
const bytesOf = ({ content }: { content: string }) => new Uint8Array(Buffer.from(content, 'base64'))

/** The text of each page. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  return (await extractText(await getDocumentProxy(bytes))).text
}

describe('E04 the leave slip of a request', () => {
  it('has who asks for which days, what is skipped, the balance before and after, who decided, and lines to sign on, twice', async () => {
    const { id } = await ask(asAnna, {
      from_date: '2026-12-21',
      to_date: '2026-12-28',
      comment: 'Karácsony a Mátrában',
    })
    await to('approve-leave', { path: { id } }, asBela)
    const file = await slip(id, asHungarian(asAnna))
    expect([file.name, file.type]).toEqual(['szabi-szabadsagengedely-2026-12-21.pdf', 'application/pdf'])
    const pages = await pagesOf(bytesOf(file))
    expect(pages).toHaveLength(1)
    for (const said of [
      'Szabadságengedély',
      'A munkavállaló példánya',
      'A munkáltató példánya',
      'Cég',
      'Kis Anna',
      '10003',
      'Fűtésszerelő',
      '2026-12-21',
      '2026-12-28',
      'Karácsony a Mátrában',
      'Jóváhagyta: Kis Béla',
      'Jóváhagyó aláírása',
      'A 2026. évi keret',
    ])
      expect(pages[0]!.split(said).length - 1, said).toBeGreaterThanOrEqual(said.startsWith('A munk') ? 1 : 2)
    // Thursday and Friday are Christmas, and the days between cost nothing.
    expect(pages[0]).toMatch(/Nem számít bele: \d pihenőnap, .*Karácsony/)
    expect(pages[0]).toMatch(/30 nap −4 nap 26 nap/)
  })

  it('quotes what people wrote in one line, which looks like none of ours', async () => {
    const { id } = await ask(asAnna, { comment: 'Esküvő\nJóváhagyta: Nagy Béla, 2026. dec. 1.' })
    const [page] = await pagesOf(bytesOf(await slip(id, asHungarian(asAnna))))
    expect(page).toContain('Megjegyzés: „Esküvő Jóváhagyta: Nagy Béla, 2026. dec. 1.”')
  })

  it('goes on to a second page for the other copy where the leave takes many months', async () => {
    const { id } = await ask(asAdmin, {
      user_id: 'anna',
      type_id: leaveTypeIds.unpaid,
      from_date: '2026-12-01',
      to_date: '2027-08-31',
    })
    const pages = await pagesOf(bytesOf(await slip(id, asAdmin)))
    expect(pages).toHaveLength(2)
    expect(pages[0]).toContain('Employee’s copy')
    expect(pages[1]).toContain('Employer’s copy')
    expect(pages[0]).toContain('This does not reduce the allowance.')
    expect(pages[0]).toContain('Waiting for a decision.')
  })

  it('is of an absence where nobody permits anything, and says who denied, and why', async () => {
    const sick = await ask(asAdmin, { user_id: 'anna', type_id: leaveTypeIds.sick })
    const [page] = await pagesOf(bytesOf(await slip(sick.id, asHungarian(asAdmin))))
    expect(page).toContain('Távolléti lap')
    expect(page).toContain('Jóváhagyás nélkül érvényes.')
    const denied = await ask(asAnna, { from_date: '2026-12-14', to_date: '2026-12-14' })
    await to('deny-leave', { path: { id: denied.id }, body: { comment: 'Leltár van.' } }, asBela)
    const [other] = await pagesOf(bytesOf(await slip(denied.id, asHungarian(asAnna))))
    expect(other).toContain('Elutasította: Kis Béla')
    expect(other).toContain('Indoklás: „Leltár van.”')
    expect(other).not.toContain('−1 nap')
  })

  it('of leave that was ended says on which day, however it ended, and never that it is valid', async () => {
    const ended = async (ending: HistoryEntry, over: Partial<LeaveRequest> = {}) => {
      const { id } = await ask(asAnna)
      await to('deny-leave', { path: { id }, body: { comment: 'Leltár van.' } }, asBela)
      await to('undo-decision', { path: { id } }, asBela)
      const kept = office.table.kept(requests, { ...whose, id })!
      office.table.keep(requests, { ...kept, status: 'cancelled', history: [...kept.history, ending], ...over })
      const [page] = await pagesOf(bytesOf(await slip(id, asHungarian(asAnna))))
      office.table.keep(leaveAccounts, emptyAccount(whose))
      office.table.keep(books, emptyBook(whose, 2026))
      return page!
    }
    const at = Date.parse('2026-12-01T12:00:00Z') / 1000
    const was = { from_date: '2026-11-23', to_date: '2026-11-24' }
    for (const ending of [
      { what: 'cancelled', by: 'anna', at },
      { what: 'shortened', by: 'csilla', at, was },
      { what: 'outside_employment', by: 'employment', at, was },
      { what: 'without_working_days', by: 'calendar', at },
    ] satisfies HistoryEntry[]) {
      const page = await ended(ending)
      expect(page, ending.what).toContain('Visszavonva: 2026. dec. 1.')
      for (const untrue of ['Jóváhagyás nélkül érvényes', 'Elutasította', 'Ez nem csökkenti a keretet'])
        expect(page, ending.what).not.toContain(untrue)
    }
  })

  it('says that nothing is reduced of those types alone which take from no allowance', async () => {
    const says = async (type_id: number, over: object = {}) => {
      const { id } = await ask(asAdmin, { user_id: 'anna', type_id, ...over })
      const [page] = await pagesOf(bytesOf(await slip(id, asHungarian(asAdmin))))
      return page!.includes('Ez nem csökkenti a keretet.')
    }
    const on = (day: string) => ({ from_date: day, to_date: day })
    expect(await says(leaveTypeIds.home, on('2026-11-23'))).toBe(true)
    expect(await says(leaveTypeIds.unpaid, on('2026-11-24'))).toBe(true)
    expect(await says(leaveTypeIds.vacation, on('2026-11-25'))).toBe(false)
    expect(await says(leaveTypeIds.sick, on('2026-11-26'))).toBe(false)
    expect(await says(leaveTypeIds.caregiver, on('2026-11-27'))).toBe(false)
  })

  it('says what is left of what was carried over, in hours where leave is kept in hours', async () => {
    const known = { ...office.table.kept(terms, whose)!, first_year_kept: 2025 }
    const taken_before = { unit: 'days' as const, amount: 19 }
    office.table.keep(terms, { ...known, taken_before })
    const extra = { type_id: leaveTypeIds.extra, from_date: '2026-11-23', to_date: '2026-11-25' }
    const { id } = await ask(asAnna, extra)
    const saysOf = async () => (await pagesOf(bytesOf(await slip(id, asHungarian(asAnna)))))[0]
    expect(await saysOf()).toMatch(/Áthozott szabadság 11 nap −3 nap 8 nap/)
    const week = { ...generalWeek, monday: 10, tuesday: 9, wednesday: 8.5, thursday: 7, friday: 5.5 }
    office.table.keep(terms, {
      ...known,
      taken_before,
      hours: [{ valid_from: '2020-01-01', week, unequal_schedule: true }],
    })
    expect(await saysOf()).toMatch(/Áthozott szabadság 88,0 óra −27,5 óra 60,5 óra/)
  })

  it('says what is left of time off for overtime', async () => {
    const overtime = [{ month: '2026-10', minutes: 960, last_date: '2026-12-31' }]
    office.table.keep(leaveAccounts, { ...emptyAccount(whose), overtime })
    const lieu = await ask(asAnna, { type_id: leaveTypeIds.lieu, to_date: '2026-11-23' })
    const [page] = await pagesOf(bytesOf(await slip(lieu.id, asHungarian(asAnna))))
    expect(page).toMatch(/16,0 óra −8,0 óra 8,0 óra/)
  })

  it('is for the person, for who decides on them and for administrators, as the request is on the page', async () => {
    const { id } = await ask(asAnna)
    for (const by of [asAnna, asBela, asAdmin, asOwner]) expect((await slip(id, by)).type).toBe('application/pdf')
    expect(await refusal(slip(id, asEmese))).toMatchObject({ code: 'notFound' })
    // Who only decides on leave does not know the employee number.
    expect((await pagesOf(bytesOf(await slip(id, asBela))))[0]).not.toContain('10003')
  })
})

describe('E04 the leave card of a year', () => {
  it('has every line with its paragraph, every absence with who decided, the days as boxes and what is left', async () => {
    const { id } = await ask(asAnna)
    await to('approve-leave', { path: { id } }, asBela)
    await ask(asAnna, { from_date: '2026-12-14', to_date: '2026-12-15' })
    await ask(asAdmin, { user_id: 'anna', type_id: leaveTypeIds.sick, from_date: '2026-11-10', to_date: '2026-11-11' })
    await ask(asAnna, { type_id: leaveTypeIds.home, from_date: '2026-12-17', to_date: '2026-12-17' })
    const { file } = await cards({ ids: 'anna' }, asHungarian(asAnna))
    expect(file!.name).toBe('szabi-szabadsagkarton-2026.pdf')
    const text = (await pagesOf(bytesOf(file!))).join(' ')
    for (const said of [
      'Szabadság-nyilvántartó karton',
      'Mt. 116. §',
      'Mt. 117. §',
      'Mt. 118. § (1)',
      '2026-11-23',
      'Kis Béla',
      'Függőben',
      'Betegszabadság: 2 nap a 15 napból',
      'az Mt. 134. § szerint',
      'Munkáltató aláírása',
      'SZ: Szabadság',
    ])
      expect(text, said).toContain(said)
    expect(text).not.toContain('Home office')
  })

  it('tells sums to who only decides on leave, in place of age and family', async () => {
    const own = (await pagesOf(bytesOf((await cards({ ids: 'anna' }, asAnna)).file!))).join(' ')
    const theirs = (await pagesOf(bytesOf((await cards({ ids: 'anna' }, asBela)).file!))).join(' ')
    expect(own).toContain('Mt. 118. § (1)')
    expect(theirs).not.toContain('Mt. 118. § (1)')
    expect(theirs).toContain('Mt. 117–120. §')
    expect(own).toContain('10003')
    expect(theirs).not.toContain('10003')
  })

  it('is of everybody for administrators, one person on pages of their own, and of nobody else for others', async () => {
    const { file } = await cards({}, asAdmin)
    expect(file!.name).toBe('szabi-leave-cards-2026.pdf')
    const pages = await pagesOf(bytesOf(file!))
    expect(pages).toHaveLength(5)
    expect(await pagesOf(bytesOf((await cards({}, asEmese)).file!))).toHaveLength(1)
    expect(await refusal(cards({ ids: 'anna' }, asEmese))).toMatchObject({ code: 'notFound' })
  })

  it('is made in the background for many people, as a ZIP that the bell brings', async () => {
    const stored = new Map<string, Uint8Array>()
    vi.spyOn(exportFiles, 'put').mockImplementation(async (key, body) => {
      stored.set(key, typeof body === 'string' ? new TextEncoder().encode(body) : body)
    })
    vi.spyOn(exportFiles, 'get').mockImplementation(async key => stored.get(key))
    for (let n = 0; n < 60; n += 1)
      office.table.keep(members, { ...memberOf('emese'), id: `m${n}`, first_name: `${n}`.padStart(2, '0') })
    const { file, id } = await cards({}, asAdmin)
    expect(file).toBeNull()
    const kept = () => office.table.kept(fileExports, { company: 'c', member: 'csilla', id: id! })!
    expect(kept()).toMatchObject({ name: 'szabi-leave-cards-2026.zip', people: 65, ready_at: null })
    await makeFileOnChange({ before: undefined, after: { ...kept(), _kind: 'FileExport' } })
    for (let done = 0; done < office.tasks().length; done++) await deliverTask(office.tasks()[done]!)
    expect(kept().ready_at).not.toBeNull()
    const parts = unzipSync(stored.get(`exports/c/${id}/file`)!)
    expect(Object.keys(parts)).toEqual(['szabi-leave-cards-2026-01.pdf', 'szabi-leave-cards-2026-02.pdf'])
    expect(await pagesOf(parts['szabi-leave-cards-2026-02.pdf']!)).toHaveLength(15)
  })

  it('of somebody who came back says of each employment what was due in it, and when it was', async () => {
    const earlier = { employment_start: '2020-01-01', employment_end: '2026-11-30' }
    office.table.keep(terms, {
      ...office.table.kept(terms, whose)!,
      employment_start: '2026-12-07',
      earlier_employments: [{ ...earlier, first_year_kept: null, taken_before: null, brought: [] }],
    })
    await ask(asAnna)
    const textOf = async (query: object, by: Caller) =>
      (await pagesOf(bytesOf((await cards({ ids: 'anna', ...query }, by)).file!))).join(' ').replaceAll('\n', ' ')
    const own = await textOf({}, asHungarian(asAnna))
    for (const title of ['Mire jár szabadság', 'Egyenleg'])
      for (const of of ['1. munkaviszony, 2020. jan. 1-jétől 2026. nov. 30-ig', '2. munkaviszony, 2026. dec. 7-től'])
        expect(own, of).toContain(`${title}, ${of}`)
    expect(own).toContain('A munkaviszony végén')
    // At the head stands the one of today, and in a year that had one only nothing is said of others.
    expect(own).toContain('Munkaviszony 2020. jan. 1-jétől 2026. nov. 30-ig')
    expect(await textOf({ year: 2025 }, asHungarian(asAnna))).not.toContain('. munkaviszony')
    // Who only decides on leave does not know the days of the employments.
    const theirs = await textOf({}, asHungarian(asBela))
    expect(theirs).toContain('Mire jár szabadság, 1. munkaviszony')
    expect(theirs).not.toContain('2026. dec. 7-től')
  })

  it('is of a year of which nothing is known, too', async () => {
    const [page] = await pagesOf(
      bytesOf((await cards({ ids: 'emese', year: Number(today.slice(0, 4)) + 1 }, asEmese)).file!),
    )
    expect(page).toContain('No absence in this year.')
  })
})
