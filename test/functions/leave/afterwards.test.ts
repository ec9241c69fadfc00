import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, monthOf, yearOf } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { changeLeaveRules } from '#shared/leave/contract/change-leave-rules.ts'
import { showLeaveRules } from '#shared/leave/contract/show-leave-rules.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { balanceIn, book, daysOff, monday, openOffice, withAnotherAnna, type Office } from './office.ts'

const world = openWorld()
const today = todayInBudapest()
const year = yearOf(today) + 1

let office: Office
let stranger: Person
beforeAll(async () => void ([office, stranger] = await Promise.all([openOffice(world), world.founder()])))
beforeEach(async () => void (office = await withAnotherAnna(office, world)))

const by = (person: Person, id: string) => ({
  approve: () => person.client.asked(leave.approveLeave, { path: { id } }),
  deny: () => person.client.asked(leave.denyLeave, { path: { id } }),
  undo: (headers?: Record<string, string>) => person.client.asked(leave.undoDecision, { path: { id } }, headers),
  shorten: (body: { from_date?: string; to_date?: string | null; reason: string }) =>
    person.client.asked(leave.shortenLeave, { path: { id }, body }),
  show: () => person.client.asked(leave.showRequest, { path: { id } }),
  cancel: () => person.client.asked(leave.cancelLeave, { path: { id } }),
})
const bellOf = async (person: Person) => (await person.client.asked(notifications.listNotifications)).data
const emailsTo = (person: Person, about: RegExp) =>
  world.cloud.mails().filter(({ to, subject }) => to === person.email && about.test(subject))

/** Whose only request was approved, taken back, and denied. */
let reconsidered: Person

describe('a decision taken back', () => {
  it('waits again, and leaves the bell', async () => {
    const { anna, approver } = office
    const { id } = await book(anna, { from_date: monday(year) })
    const about = (type: number) => async () =>
      (await bellOf(anna)).some(one => one.type === type && one.data.model?.id === id)
    // Only ten seconds are given afterwards, so what the stream still has of others comes first.
    await eventually(async () => (await bellOf(approver)).some(({ data }) => data.model?.id === id))
    await by(approver, id).approve()
    await eventually(about(9))
    const { data } = await by(approver, id).undo()
    expect(data).toMatchObject({ id, status: 'pending', approved_by: null, approved_at: null, response: null })
    expect(await balanceIn(anna, year)).toMatchObject({ pending: 1, planned: 0 })
    await eventually(async () => !(await about(9)()))

    await by(approver, id).deny()
    reconsidered = anna
  })

  it('books denied days again, unless they are gone meanwhile', async () => {
    const { anna, admin } = office
    const from_date = monday(year)
    const first = await book(anna, { from_date, to_date: addDays(from_date, 2) })
    await by(admin, first.id).deny()
    expect((await by(admin, first.id).undo()).data.status).toBe('pending')
    expect((await balanceIn(anna, year)).pending).toBe(3)

    await by(admin, first.id).deny()
    await book(anna, { from_date })
    expect(await refused(by(admin, first.id).undo())).toMatchObject({
      status: 409,
      message: 'There is already a day off request in the selected interval',
    })
  })

  it('is for whoever decided, once, and not of what was never decided', async () => {
    const { anna, approver, admin } = office
    const { id } = await book(anna, { from_date: monday(year) })
    expect(await refused(by(approver, id).undo())).toMatchObject({
      status: 409,
      message: 'There is no decision to undo.',
    })
    await by(approver, id).approve()
    expect(await refused(by(admin, id).undo())).toMatchObject({
      status: 403,
      message: 'Only the person who decided can undo it.',
    })
    const key = { 'idempotency-key': 'undo-once-more' }
    const undone = await by(approver, id).undo(key)
    expect(await by(approver, id).undo(key)).toEqual(undone)
    expect((await refused(by(approver, id).undo())).status).toBe(409)
    expect((await refused(by(stranger, id).undo())).status).toBe(404)
  })
})

describe('a shortened leave', () => {
  it('keeps what it was in its history, and gives the days back', async () => {
    const { anna, approver, admin } = office
    const from_date = monday(year)
    const { id } = await book(anna, { from_date, to_date: addDays(from_date, 4) })
    await by(approver, id).approve()
    const to_date = addDays(from_date, 2)
    const { data } = await by(admin, id).shorten({ to_date, reason: 'Hamarabb visszajött.' })
    expect(data).toMatchObject({ id, status: 'approved', from_date, to_date, days: 3 })
    expect(await balanceIn(anna, year)).toMatchObject({ planned: 3, left: 17 })

    const { history } = (await by(anna, id).show()).data
    expect(history.map(({ what, by }) => [what, by.id])).toEqual([
      ['requested', anna.id],
      ['approved', approver.id],
      ['shortened', admin.id],
    ])
    expect(history.at(-1)).toMatchObject({
      comment: 'Hamarabb visszajött.',
      was: { from_date, to_date: addDays(from_date, 4) },
    })
    await book(anna, { from_date: addDays(from_date, 3) })
  })

  it('may be one of the past, and nothing may be left of it', async () => {
    const { anna, admin } = office
    const lastMonday = addDays(monday(yearOf(today)), -7 * 30)
    const { id } = await book(admin, {
      user_id: anna.id,
      type_id: 2,
      from_date: lastMonday,
      to_date: addDays(lastMonday, 3),
    })
    expect((await refused(by(admin, id).cancel())).message).toBe('Cannot delete day off from the past!')
    const { data } = await by(admin, id).shorten({ to_date: null, reason: 'Tévedés volt.' })
    expect(data.status).toBe('cancelled')
    expect(await refused(by(admin, id).shorten({ to_date: null, reason: 'Újra.' }))).toMatchObject({ status: 409 })
    await book(admin, { user_id: anna.id, type_id: 2, from_date: lastMonday })
  })

  it('is refused at the field where it would not be shorter, or without a reason', async () => {
    const { anna, admin } = office
    const from_date = monday(year)
    const to_date = addDays(from_date, 4)
    const { id } = await book(anna, { from_date, to_date })
    const shorten = async (body: { from_date?: string; to_date?: string | null; reason: string }) =>
      (await refused(by(admin, id).shorten(body))).errors
    const reason = 'Megbetegedett.'
    const only = ['An absence can only be made shorter here.']
    expect(await shorten({ reason })).toEqual({ to_date: only })
    expect(await shorten({ to_date: addDays(to_date, 1), reason })).toEqual({ to_date: only })
    expect(await shorten({ from_date: addDays(from_date, -1), reason })).toEqual({ from_date: only })
    expect(await shorten({ to_date: addDays(from_date, -1), reason })).toMatchObject({
      to_date: ['Invalid date range has been selected!'],
    })
    expect(await shorten({ to_date: from_date, reason: ' ' })).toMatchObject({ reason: [expect.any(String)] })
    expect(await refused(by(anna, id).shorten({ to_date: from_date, reason }))).toMatchObject({ status: 403 })
    expect((await refused(by(stranger, id).shorten({ to_date: from_date, reason }))).status).toBe(404)
  })
})

describe('the history of a request', () => {
  it('is shown to whom the request may be shown, and exists for nobody else', async () => {
    const { anna, approver, admin, owner, emese } = office
    const { id } = await book(anna, { from_date: monday(year), comment: 'Utazás' })
    for (const reader of [anna, approver, admin, owner])
      expect((await by(reader, id).show()).data).toMatchObject({
        id,
        comment: 'Utazás',
        history: [{ what: 'requested' }],
      })
    for (const reader of [emese, stranger]) expect((await refused(by(reader, id).show())).status).toBe(404)
  })
})

describe('leave of several people', () => {
  it('is taken back as one, each with its result', async () => {
    const { anna, emese, approver, admin } = office
    const from_date = monday(year)
    const body = { type_id: 1, from_date, to_date: from_date, user_id: [anna.id, emese.id, approver.id] }
    const { data } = await admin.client.asked(leave.requestLeave, { body })
    const ids = (data as { id?: string }[]).map(({ id }) => id!)
    await by(admin, ids[1]!).cancel()

    const back = await admin.client.asked(leave.cancelSeveral, { body: { ids } })
    expect(back.data).toEqual([
      { id: ids[0] },
      { id: ids[1], errors: ['The day-off has been already canceled or removed by someone else'] },
      { id: ids[2] },
    ])
    for (const person of [anna, emese, approver])
      expect((await daysOff(person, { year: String(year) })).data.every(({ status }) => status === 'cancelled')).toBe(
        true,
      )
    expect(await refused(anna.client.asked(leave.cancelSeveral, { body: { ids } }))).toMatchObject({ status: 403 })
    expect((await refused(admin.client.asked(leave.cancelSeveral, { body: { ids: [] } }))).status).toBe(422)
  })
})

describe('the team calendar', () => {
  const calendar = (reader: Person, month?: string) => reader.client.asked(leave.showCalendar, { query: { month } })

  it('holds the absences that touch the month, each once, as the reader may know them', async () => {
    const { anna, approver, admin, emese } = office
    const from_date = `${year}-08-25`
    const { id, to_date } = await book(anna, { from_date, to_date: `${year}-09-04` })
    const ofAnna = async (reader: Person, month: string) =>
      (await calendar(reader, month)).data.filter(({ user_id }) => user_id === anna.id)
    const mine = { id, user_id: anna.id, from_date, to_date, type_id: 1, status: 'pending' }
    for (const month of [`${year}-08`, `${year}-09`]) {
      for (const reader of [anna, approver, admin]) expect(await ofAnna(reader, month)).toEqual([mine])
      expect(await ofAnna(emese, month)).toEqual([{ ...mine, id: null, type_id: null }])
    }
    expect(await ofAnna(anna, `${year}-10`)).toEqual([])
    expect((await calendar(stranger, `${year}-09`)).data).toEqual([])
    await by(approver, id).deny()
    expect(await ofAnna(anna, `${year}-09`)).toEqual([])
  })

  it('names the days that are not like others', async () => {
    const { admin, anna } = office
    const date = `${year}-08-19`
    await admin.client.asked(company.addHoliday, { body: { name: 'Leállás', date } })
    expect((await calendar(anna, `${year}-08`)).days).toEqual([
      { date, kind: 'company', name: 'Leállás', observed_on: null },
      { date: `${year}-08-20`, kind: 'public_holiday', name: expect.any(String), observed_on: null },
    ])
  })

  it('is that of this month unless asked otherwise, and of nobody who has left', async () => {
    const { owner } = office
    const leaver = await world.colleague(owner)
    await book(leaver, { type_id: 3, from_date: today, to_date: addDays(today, 6) })
    const shown = async () => (await calendar(owner)).data.some(({ user_id }) => user_id === leaver.id)
    expect(await shown()).toBe(true)
    expect(monthOf((await calendar(owner)).data[0]!.from_date) <= monthOf(today)).toBe(true)
    await owner.client.asked(people.deactivatePerson, { path: { id: leaver.id } })
    expect(await shown()).toBe(false)
    expect((await refused(calendar(owner, '2026-13'))).errors).toHaveProperty('month')
  })
})

describe('a stand-in', () => {
  const settle = (by: Person, id: string, stand_in_id: string | null) =>
    by.client.asked(people.saveAccountSettings, { path: { id }, body: { stand_in_id } })
  const waitingFor = async (reader: Person) =>
    (await reader.client.asked(leave.listWaiting, { query: {} })).data.map(({ id }) => id)
  const approversShown = async (asker: Person, from_date: string) => {
    const body = { type_id: 1, from_date, to_date: from_date }
    return (await asker.client.asked(leave.previewLeave, { body })).data.approvers.map(({ id }) => id)
  }

  it('decides in the place of an approver who is away, and only then', async () => {
    const { owner, anna, approver, emese } = office
    await settle(approver, 'me', emese.id)
    const from_date = monday(year)
    const { id } = await book(anna, { from_date })
    expect(await waitingFor(emese)).not.toContain(id)
    expect((await refused(by(emese, id).approve())).status).toBe(404)
    expect(await approversShown(anna, addDays(from_date, 1))).toEqual([approver.id])

    const away = await book(approver, { type_id: 3, from_date: today, to_date: addDays(today, 6) })
    expect(await waitingFor(emese), 'home office is not away').not.toContain(id)
    await by(approver, away.id).cancel()
    const ill = await book(approver, { type_id: 2, from_date: today, to_date: addDays(today, 6) })
    expect(await waitingFor(emese)).toContain(id)
    expect(await approversShown(anna, addDays(from_date, 1))).toEqual([approver.id, emese.id])
    expect(await waitingFor(approver)).toContain(id)

    const told = await book(anna, { from_date: addDays(from_date, 1) })
    await eventually(async () => (await bellOf(emese)).some(({ data }) => data.model?.id === told.id))
    expect((await by(emese, id).approve()).data).toMatchObject({ status: 'approved', approved_by: { id: emese.id } })
    expect((await by(emese, id).undo()).data.status).toBe('pending')

    await by(approver, ill.id).cancel()
    expect(await waitingFor(emese)).not.toContain(id)
    expect((await refused(by(emese, id).approve())).status).toBe(404)
    await settle(owner, approver.id, null)
  })

  it('decides no more once the approver who is away is deactivated', async () => {
    const { owner, approver, anna, emese } = await openOffice(world)
    await settle(approver, 'me', emese.id)
    await book(approver, { type_id: 2, from_date: today, to_date: addDays(today, 6) })
    const { id } = await book(anna, { from_date: monday(year) })
    expect(await waitingFor(emese)).toContain(id)
    await owner.client.asked(people.deactivatePerson, { path: { id: approver.id } })
    expect(await waitingFor(emese)).toEqual([])
    expect((await refused(by(emese, id).approve())).status).toBe(404)
  })

  it('does not decide on their own requests', async () => {
    const { anna, approver } = office
    await settle(approver, 'me', anna.id)
    await book(approver, { type_id: 2, from_date: addDays(today, 7), to_date: addDays(today, 13) })
    const { id } = await book(anna, { from_date: monday(year) })
    expect(await waitingFor(anna)).not.toContain(id)
    expect((await refused(by(anna, id).approve())).message).toBe('Nobody decides on their own requests.')
    await settle(approver, 'me', null)
  })

  it('is an active colleague, named by the person or an administrator, and is nobody else’s business', async () => {
    const { admin, approver, anna, emese } = office
    const errorsOf = async (call: Promise<unknown>) => (await refused(call)).errors
    for (const id of [stranger.id, 'nobody'])
      expect(await errorsOf(settle(approver, 'me', id))).toEqual({
        stand_in_id: ['The stand-in must be an active employee of the company.'],
      })
    expect(await errorsOf(settle(approver, 'me', approver.id))).toEqual({
      stand_in_id: ['Nobody can be their own stand-in.'],
    })
    expect((await refused(settle(emese, approver.id, emese.id))).status).toBe(403)
    expect((await settle(admin, approver.id, anna.id)).data.stand_in_id).toBe(anna.id)
    const shown = async (reader: Person) =>
      (await reader.client.asked(people.showPerson, { path: { id: approver.id } })).data.stand_in_id
    expect([await shown(approver), await shown(admin), await shown(emese)]).toEqual([anna.id, anna.id, null])
  })
})

describe('how the company reads the law', () => {
  const balance = (reader: Person, id: string) =>
    reader.client.asked(leave.showBalance, { path: { id }, query: { year: String(year) } }).then(({ data }) => data)
  const rules = (by: Person, body: object) => by.client.asked(changeLeaveRules, { body })

  it('is chosen by administrators, and counts at once', async () => {
    const { owner, admin } = office
    const newcomer = await world.colleague(owner)
    const body = { employment_start: `${year}-11-01`, employer_extra_days: 2 }
    await admin.client.asked(people.saveEmploymentInformation, { path: { id: newcomer.id }, body })
    // 22 × 61/365 → 4 together, 3 + 0 apart, 3 + 2 with the employer's days whole.
    expect((await balance(newcomer, 'me')).entitled).toBe(4)
    await rules(admin, { roundingMode: 'each_part' })
    expect((await balance(newcomer, 'me')).entitled).toBe(3)
    const { data } = await rules(admin, { roundingMode: 'once', employerExtraProration: 'whole' })
    expect(data).toMatchObject({ roundingMode: 'once', employerExtraProration: 'whole', divisor: 'calendar_days' })
    expect(data).not.toHaveProperty('country')
    expect((await balance(newcomer, 'me')).entitled).toBe(5)
    expect((await admin.client.asked(showLeaveRules)).data).toEqual(data)

    expect((await refused(rules(newcomer, { roundingMode: 'once' }))).status).toBe(403)
    expect((await refused(rules(admin, { roundingMode: 'sideways' }))).errors).toHaveProperty('roundingMode')
  })

  it('keeps leave of an unequal schedule in hours', async () => {
    const { owner, admin } = office
    const nurse = await world.colleague(owner)
    const working_hours = { monday: 12, tuesday: 0, wednesday: 12, thursday: 0, friday: 12, saturday: 0, sunday: 0 }
    const body = { working_hours, working_hours_from: '2020-01-01', unequal_schedule: true }
    const { data } = await admin.client.asked(people.saveEmploymentInformation, { path: { id: nurse.id }, body })
    expect(data.employment).toMatchObject({ working_hours, unequal_schedule: true })
    const from_date = monday(year)
    const draft = { type_id: 1, from_date, to_date: addDays(from_date, 6) }
    expect((await nurse.client.asked(leave.previewLeave, { body: draft })).data).toMatchObject({
      hours: 36,
      left_hours_after: { [year]: 108 },
    })
    await book(nurse, draft)
    expect((await balance(admin, nurse.id)).in_hours).toEqual({
      entitled: 144,
      used: 0,
      planned: 0,
      pending: 36,
      left: 108,
    })
    await admin.client.asked(people.saveEmploymentInformation, {
      path: { id: nurse.id },
      body: { working_hours: null, working_hours_from: '2020-01-01' },
    })
    expect((await balance(admin, nurse.id)).in_hours).toBeNull()
  })

  it('V12 nobody under 16 is employed, but for a reason that an administrator gives', async () => {
    const { owner, admin } = office
    const pupil = await world.colleague(owner)
    const employ = (body: object) =>
      admin.client.asked(people.saveEmploymentInformation, { path: { id: pupil.id }, body })
    await pupil.client.asked(people.savePersonalInformation, {
      path: { id: 'me' },
      body: { first_name: 'Máté', last_name: 'Kis', birthday: '2008-05-05' },
    })
    expect((await refused(employ({ employment_start: '2023-07-01' }))).errors).toEqual({
      employment_start: ['People cannot be employed under the age of 16'],
    })
    const { data } = await employ({ employment_start: '2023-07-01', under_16_reason: 'Diák, a nyári szünetben.' })
    expect(data.employment).toMatchObject({ under_16_reason: 'Diák, a nyári szünetben.' })
  })
})

// Last, since emails of decisions wait for a quarter of a minute.
it('nobody is written to about a decision that was taken back', async () => {
  await eventually(() => emailsTo(reconsidered, /denied/i).length === 1)
  expect(emailsTo(reconsidered, /approved/i)).toEqual([])
})
