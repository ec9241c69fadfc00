import { describe, expect, it } from 'vitest'
import type { RequestWithHistory } from '#shared/leave/contract/request/show-request.ts'
import type { RequestView } from '#shared/leave/view/request-view.ts'
import type { Member } from '#shared/company/model.ts'
import { now, refusal, today, type Caller } from '../in-memory/call.ts'
import {
  asAdmin,
  asAnna,
  asBela,
  asEmese,
  asOwner,
  ask,
  memberOf,
  openLeaveOffice,
  replyOf,
  to,
  whose,
} from '../in-memory/leave-office.ts'

const office = openLeaveOffice()
const { calendars } = await import('#functions/company/calendar-store.ts')
const { members } = await import('#functions/company/member-store.ts')
const { requests } = await import('#functions/leave/leave-store.ts')
const { approvals } = await import('#functions/people/approver-store.ts')
const { decidersOf } = await import('#functions/leave/stand-in.ts')

const bela = (over: Partial<Member>) => office.table.keep(members, memberOf('bela', over))
const show = (id: string, by: Caller) => to<RequestWithHistory>('show-request', { path: { id } }, by)
interface Away {
  id: string | null
  user_id: string
  type_id: number | null
  from_date: string
}
const absent = (by: Caller, query: object = {}) => to<Away[]>('list-absent', { query }, by)
const sickToday = { type_id: 2, from_date: today, to_date: today }

describe('whoever stands in for an approver', () => {
  const isShown = async (id: string, by: Caller = asEmese) => (await refusal(show(id, by))) === undefined

  it.each([
    ['the approver is away', { stand_in: 'emese' }, sickToday, true],
    [
      'the approver is there',
      { stand_in: 'emese' },
      { ...sickToday, from_date: '2026-11-23', to_date: '2026-11-23' },
      false,
    ],
    ['the approver works at home', { stand_in: 'emese' }, { ...sickToday, type_id: 3 }, false],
    ['nobody has decided on the approver’s leave', { stand_in: 'emese' }, { ...sickToday, type_id: 1 }, false],
    ['the approver named nobody', {}, sickToday, false],
    ['the approver named another', { stand_in: 'csilla' }, sickToday, false],
    ['the approver may not come in any more', { stand_in: 'emese', status: 'inactive' }, sickToday, false],
  ] as const)('reads and decides while %s, or not', async (_, over, leave, may) => {
    office.table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
    const { id } = await ask(asAnna)
    await ask(asBela, leave)
    bela(over)
    const decide = () => to<RequestView>('approve-leave', { path: { id }, body: {} }, asEmese)
    expect(await isShown(id)).toBe(may)
    expect(await to<RequestView[]>('list-waiting', { query: {} }, asEmese)).toHaveLength(may ? 1 : 0)
    expect((await refusal(decide())) === undefined).toBe(may)
  })

  it('does so only for those whose approver is away, and stays who they are', async () => {
    office.table.keep(members, memberOf('csilla', { role: 2, stand_in: 'emese' }))
    office.table.keep(members, memberOf('anna', { approver_ids: ['bela', 'csilla'] }))
    for (const approver of ['bela', 'csilla']) office.table.keep(approvals, { company: 'c', approver, member: 'anna' })
    bela({ stand_in: 'emese' })
    const [mine, anna, bela_] = [await ask(asEmese), await ask(asAnna), await ask(asBela, { type_id: 2 })]
    expect(await isShown(anna.id)).toBe(false)
    const csilla = await ask(asAdmin, sickToday)
    expect(await isShown(anna.id)).toBe(true)
    const seen = await absent(asEmese)
    expect(Object.fromEntries(seen.map(({ id, user_id, type_id }) => [user_id, { id, type_id }]))).toEqual({
      anna: { id: anna.id, type_id: 1 },
      bela: { id: null, type_id: null },
      csilla: { id: null, type_id: null },
      emese: { id: mine.id, type_id: 1 },
    })
    expect(await isShown(csilla.id)).toBe(false)
    expect(await isShown(bela_.id)).toBe(false)
  })
})

describe('whoever decides on a day', () => {
  const deciders = async (person: Member) => (await decidersOf(person, today)).map(({ member }) => member.id).sort()
  const anna = (over: Partial<Member> = {}) => memberOf('anna', { approver_ids: ['bela'], ...over })

  it('is an approver, the stand-in of one who is away beside them, or whoever administers where there is none', async () => {
    expect(await deciders(anna())).toEqual(['bela'])
    expect(await deciders(anna({ approver_ids: [] }))).toEqual(['csilla', 'denes'])
    expect(await deciders(memberOf('csilla', { role: 2 }))).toEqual(['denes'])
    expect(await deciders(memberOf('denes', { role: 3 }))).toEqual(['csilla', 'denes'])
    await ask(asBela, sickToday)
    bela({ stand_in: 'csilla' })
    expect(await deciders(anna())).toEqual(['bela', 'csilla'])
    expect(await deciders(anna({ approver_ids: ['bela', 'csilla'] }))).toEqual(['bela', 'csilla'])
  })

  it('is no stand-in of an approver who is there, and never the person, unless a superadmin', async () => {
    office.table.keep(members, memberOf('emese', { stand_in: 'csilla' }))
    bela({ stand_in: 'denes' })
    expect(await deciders(anna({ approver_ids: ['bela', 'emese'] }))).toEqual(['bela', 'emese'])
    await ask(asBela, sickToday)
    expect(await deciders(anna({ approver_ids: ['bela', 'emese'] }))).toEqual(['bela', 'denes', 'emese'])
    expect(await deciders(memberOf('denes', { role: 3, approver_ids: ['bela'] }))).toEqual(['bela', 'denes'])
    expect(await deciders(memberOf('emese', { approver_ids: ['bela', 'emese'] }))).toEqual(['bela', 'denes'])
  })

  it('reliability 5: is an administrator too where nobody who is named is present', async () => {
    await ask(asBela, sickToday)
    const beside = ['bela', 'csilla', 'denes']
    expect(await deciders(anna())).toEqual(beside)
    for (const status of ['inactive', 'deleted'] as const) {
      office.table.keep(members, memberOf('emese', { status }))
      bela({ stand_in: 'emese' })
      expect(await deciders(anna())).toEqual(beside)
    }
    bela({ stand_in: 'anna' })
    expect(await deciders(anna())).toEqual(beside)
    bela({ stand_in: 'csilla' })
    expect(await deciders(memberOf('csilla', { role: 2, approver_ids: ['bela'] }))).toEqual(['bela', 'denes'])
    office.table.keep(members, memberOf('emese', {}))
    bela({ stand_in: 'emese' })
    expect(await deciders(anna())).toEqual(['bela', 'emese'])
    await ask(asEmese, sickToday)
    expect(await deciders(anna())).toEqual(['bela', 'csilla', 'denes', 'emese'])
  })
})

describe('the absences of a company', () => {
  it('are told to everybody, but what they are for only to those who may see the leave, or where the company shows it', async () => {
    office.table.keep(approvals, { company: 'c', approver: 'bela', member: 'anna' })
    const { id } = await ask(asAnna)
    const told = async (by: Caller) => (await absent(by)).map(({ id, type_id }) => [id, type_id])
    for (const by of [asAnna, asBela, asAdmin, asOwner]) expect(await told(by)).toEqual([[id, 1]])
    expect(await told(asEmese)).toEqual([[null, null]])
    expect(await told({ ...asEmese, showsTypes: true })).toEqual([[null, 1]])
    office.table.keep(members, memberOf('anna', { approver_ids: ['bela'], status: 'inactive' }))
    expect(await told(asAdmin)).toEqual([])
  })

  it('are told in the order of their first days, each once, for two weeks unless asked otherwise', async () => {
    await ask(asEmese, { from_date: '2026-12-04', to_date: '2026-12-04' })
    await ask(asBela, { from_date: '2026-12-05', to_date: '2026-12-07' })
    await ask(asAnna, { from_date: '2026-11-27', to_date: '2026-12-03' })
    await ask(asAdmin, { from_date: '2026-11-30', to_date: '2026-11-30' })
    const told = async (query: object) => (await absent(asAnna, query)).map(({ user_id }) => user_id)
    expect(await told({})).toEqual(['anna', 'csilla', 'emese'])
    expect(await told({ to: '2026-12-07' })).toEqual(['anna', 'csilla', 'emese', 'bela'])
    expect(await told({ from: '2026-12-01', to: '2026-12-07' })).toEqual(['anna', 'emese', 'bela'])
  })

  it('are in the calendar of a month, with the days that are not like others', async () => {
    const { id } = await ask(asAnna, { from_date: '2026-11-30', to_date: '2026-12-01' })
    const calendar = office.table.kept(calendars, { company: 'c' })!
    const own = (date: string) => ({ id: date, name: `Nap ${date}`, date, observed_on: null })
    office.table.keep(calendars, { ...calendar, own_days: ['2026-11-25', '2026-12-02', '2027-11-25'].map(own) })
    const month = async (query: object, by = asAnna) => {
      const { data, days } = await replyOf<{ data: Away[]; days: { date: string }[] }>('show-calendar', { query }, by)
      return { away: data.map(({ id }) => id), days: days.map(({ date }) => date) }
    }
    expect(await month({})).toEqual({ away: [id], days: ['2026-11-01', '2026-11-25'] })
    expect(await month({ month: '2026-12' })).toEqual({
      away: [id],
      days: expect.arrayContaining(['2026-12-02', '2026-12-25', '2026-12-26']),
    })
    expect(await month({ month: '2027-11' })).toEqual({ away: [], days: ['2027-11-01', '2027-11-25'] })
    expect(await refusal(month({}, { ...asAnna, company: 'd' }))).toMatchObject({ code: 'notFound' })
  })
})

describe('a request in a reply', () => {
  it('names everybody in it, in full, and says what it was filed as', async () => {
    office.table.keep(
      members,
      memberOf('csilla', { role: 2, position: { id: 'p', name: 'Vezető' }, avatar: 'csilla.png' }),
    )
    const csilla = { id: 'csilla', first_name: 'Csilla', last_name: 'Kis', avatar: 'csilla.png' }
    const anna = { id: 'anna', first_name: 'Anna', last_name: 'Kis', avatar: null }
    const filed = await ask(asAdmin, {
      user_id: 'anna',
      type_id: 5,
      unpaid_kind: 'child_care',
      from_date: '2026-12-30',
      to_date: '2027-01-05',
      auto_approve: 1,
      deletable: 0,
    })
    const view = {
      company: { id: 'c', name: 'Cég' },
      user: anna,
      user_id: 'anna',
      type: { id: 5, label: 'Unpaid leave' },
      unpaid_kind: 'child_care',
      days: 4,
      status: 'approved',
      submitter: { ...csilla, position: { name: 'Vezető' } },
      autoApprove: 1,
      deletable: 0,
      approved_by: csilla,
      approved_at: now.seconds,
    }
    expect(filed).toMatchObject(view)
    const { history, ...shown } = await show(filed.id, asAnna)
    expect(shown).toEqual({ ...filed, documents: [] })
    expect(history.map(({ what, by, own }) => [what, by, own])).toEqual([['requested', csilla, false]])

    const own = await ask(asAnna)
    expect(own).toMatchObject({
      submitter: { ...anna, position: null },
      autoApprove: 0,
      deletable: 1,
      approved_by: null,
      days: 2,
      type: { label: 'Annual leave' },
    })
    expect(own).not.toHaveProperty('unpaid_kind')
    const body = { to_date: '2026-11-23', reason: 'Mégis jön' }
    await to('shorten-leave', { path: { id: own.id }, body }, asAdmin)
    expect((await show(own.id, asAnna)).history.at(-1)).toEqual({
      what: 'shortened',
      by: csilla,
      at: now.seconds,
      comment: 'Mégis jön',
      was: { from_date: '2026-11-23', to_date: '2026-11-24' },
      own: false,
    })
    await to('approve-leave', { path: { id: own.id } }, asBela)
    expect((await show(own.id, asAnna)).history.at(-1)).toMatchObject({
      what: 'approved',
      by: { first_name: 'Béla' },
      comment: null,
      was: null,
    })
    const mine = await ask(asOwner)
    await to('approve-leave', { path: { id: mine.id } }, asOwner)
    expect((await show(mine.id, asOwner)).history.at(-1)).toMatchObject({ own: true })
  })

  it('has no names of people who were erased, and is not found where its owner is not', async () => {
    const { id } = await ask(asAnna)
    const request = office.table.kept(requests, { ...whose, id })!
    office.table.keep(requests, { ...request, submitter: 'gone' }, { ...request, id: 'gone-1', member: 'gone' })
    expect(await show(id, asAdmin)).toMatchObject({
      submitter: { id: 'gone', first_name: '', last_name: '', avatar: null },
    })
    expect(await refusal(show('gone-1', asAdmin))).toMatchObject({ code: 'notFound' })
    expect(await refusal(show('anna-none', asAdmin))).toMatchObject({ code: 'notFound' })
  })
})
