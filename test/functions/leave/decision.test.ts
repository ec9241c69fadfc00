import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { balanceIn, book, daysOff, inHungarian, monday, openOffice, withAnotherAnna, type Office } from './office.ts'

const world = openWorld()
const today = todayInBudapest()
const year = yearOf(today) + 1

let office: Office
let stranger: Person
beforeAll(async () => void ([office, stranger] = await Promise.all([openOffice(world), world.founder()])))
beforeEach(async () => void (office = await withAnotherAnna(office, world)))

const waiting = (reader: Person, limit?: string) => reader.client.asked(leave.listWaiting, { query: { limit } })
const approve = (by: Person, id: string, comment?: string) =>
  by.client.asked(leave.approveLeave, { path: { id }, ...(comment !== undefined && { body: { comment } }) })
const deny = (by: Person, id: string, comment?: string) =>
  by.client.asked(leave.denyLeave, { path: { id }, ...(comment !== undefined && { body: { comment } }) })
const denyByLink = (by: Person, id: string) => by.client.asked(leave.denyLeaveByLink, { path: { id } })
const cancel = (by: Person, id: string) => by.client.asked(leave.cancelLeave, { path: { id } })
const change = (by: Person, id: string, form: object) =>
  by.client.asked(leave.changeLeave, { path: { id }, body: form as never })
const own = async (person: Person, id: string) =>
  (await daysOff(person, { year: String(year) })).data.find(request => request.id === id)
/** What this person reads of their own absences between two days. */
const absencesOf = async (person: Person, from: string, to: string) =>
  (await person.client.asked(leave.listAbsent, { query: { from, to } })).data.filter(
    ({ user_id }) => user_id === person.id,
  )

describe('the requests that wait', () => {
  it('C01 P01 are listed for the approver and the administrators, and for nobody else', async () => {
    const { anna, approver, admin, owner, emese } = office
    const request = await book(anna, { from_date: monday(year) })
    for (const reader of [approver, admin, owner]) {
      const { data, total } = await waiting(reader, '-1')
      expect(data).toContainEqual(request)
      expect(total).toBe(data.length)
    }
    for (const reader of [anna, emese, stranger]) expect(await waiting(reader)).toEqual({ data: [], total: 0 })
    await approve(approver, request.id)
    expect((await waiting(owner)).data.map(({ id }) => id)).not.toContain(request.id)
  })

  it('are as many as asked for, and all are counted', async () => {
    const { anna, approver } = office
    const from_date = monday(year)
    const ids = []
    for (const days of [0, 1, 2]) ids.push((await book(anna, { from_date: addDays(from_date, days) })).id)
    expect(await waiting(approver, '2')).toMatchObject({ data: [{ id: ids[0] }, { id: ids[1] }], total: 3 })
    expect(await waiting(approver, '0')).toMatchObject({ data: [], total: 3 })
    expect(await refused(waiting(approver, 'all'))).toMatchObject({ status: 422 })
    for (const id of ids) await cancel(anna, id)
    expect(await waiting(approver)).toMatchObject({ data: [], total: 0 })
  })

  it('hold the own ones of a superadmin only', async () => {
    const { owner, admin } = office
    const from_date = monday(year)
    const [mine, theirs] = [await book(owner, { from_date }), await book(admin, { from_date })]
    expect((await waiting(owner)).data.map(({ id }) => id)).toEqual(expect.arrayContaining([mine.id, theirs.id]))
    expect((await waiting(admin)).data.map(({ id }) => id)).not.toContain(theirs.id)
    for (const id of [mine.id, theirs.id]) await approve(owner, id)
  })

  it('A04 stop being listed for whoever is no approver any more', async () => {
    const { owner, admin } = office
    const [anna, former] = [await world.colleague(owner), await world.colleague(owner)]
    const approvers = (approver_ids: string[]) =>
      admin.client.asked(people.saveApprovers, { path: { id: anna.id }, body: { approver_ids } })
    await approvers([former.id])
    const { id } = await book(anna, { from_date: monday(year) })
    expect((await waiting(former)).total).toBe(1)
    await approvers([])
    expect((await waiting(former)).total).toBe(0)
    expect(await refused(approve(former, id))).toMatchObject({ status: 404 })
    await deny(owner, id)
  })
})

describe('a decision', () => {
  it('P01 T01 approves: the person sees who and what was said, and the days are planned', async () => {
    const { anna, approver } = office
    const from_date = monday(year)
    const { id } = await book(anna, { from_date, to_date: addDays(from_date, 4) })
    const { data } = await approve(approver, id, ' Jó pihenést! ')
    expect(data).toMatchObject({
      id,
      status: 'approved',
      response: 'Jó pihenést!',
      approved_by: { id: approver.id },
      autoApprove: 0,
    })
    expect(data.approved_at).toBeGreaterThanOrEqual(data.created_at)
    expect(await own(anna, id)).toEqual(data)
    expect(await balanceIn(anna, year)).toMatchObject({ planned: 5, pending: 0, left: 15 })
  })

  it('V02 denies with a comment or without one, and the days are free again', async () => {
    const { anna, approver, admin } = office
    const from_date = monday(year)
    const denials = [
      { by: approver, ask: (id: string) => deny(approver, id, 'Sokan vannak távol.'), response: 'Sokan vannak távol.' },
      { by: admin, ask: (id: string) => deny(admin, id), response: null },
      { by: approver, ask: (id: string) => deny(approver, id, ''), response: null },
      { by: approver, ask: (id: string) => denyByLink(approver, id), response: null },
    ]
    for (const { by, ask, response } of denials) {
      const { id } = await book(anna, { from_date, to_date: addDays(from_date, 4) })
      expect(await balanceIn(anna, year)).toMatchObject({ pending: 5, left: 15 })
      expect((await ask(id)).data).toMatchObject({ id, status: 'denied', response, approved_by: { id: by.id } })
      expect(await own(anna, id)).toMatchObject({ status: 'denied', response })
      expect(await balanceIn(anna, year)).toMatchObject({ pending: 0, planned: 0, left: 20 })
    }
    const { id } = await book(anna, { from_date })
    expect((await refused(deny(approver, id, 'x'.repeat(181)))).errors).toEqual({
      comment: ['At most 180 characters.'],
    })
    await deny(approver, id, 'x'.repeat(180))
  })

  it('is taken once; whoever comes second is told', async () => {
    const { anna, approver, admin } = office
    const { id } = await book(anna, { from_date: monday(year) })
    await approve(approver, id)
    for (const again of [() => approve(admin, id), () => deny(admin, id), () => denyByLink(approver, id)])
      expect(await refused(again())).toMatchObject({
        status: 409,
        message: 'Someone else has already decided on this request.',
      })
  })

  it('is taken once however many decide at the same moment', async () => {
    const { anna, approver, admin, owner } = office
    const { id } = await book(anna, { from_date: monday(year) })
    const outcomes = await Promise.allSettled([
      approve(approver, id),
      deny(admin, id),
      deny(owner, id),
      approve(owner, id),
      denyByLink(admin, id),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 })
    const request = await own(anna, id)
    expect(await balanceIn(anna, year)).toMatchObject(
      request?.status === 'approved' ? { planned: 1, left: 19 } : { planned: 0, left: 20 },
    )
  })

  it('is refused to whoever may not decide, and to colleagues and strangers the request does not exist', async () => {
    const { anna, admin, emese } = office
    const { id } = await book(anna, { from_date: monday(year) })
    for (const decide of [approve, deny, denyByLink]) {
      expect(await refused(decide(emese, id))).toMatchObject({ status: 404 })
      expect(await refused(decide(anna, id))).toMatchObject({
        status: 403,
        message: 'Nobody decides on their own requests.',
      })
      expect(await refused(decide(stranger, id))).toMatchObject({ status: 404 })
      expect(await refused(decide(admin, `${anna.id}-nothing`))).toMatchObject({ status: 404 })
    }
    const own = await book(admin, { from_date: monday(year, 1) })
    expect(await refused(approve(admin, own.id))).toMatchObject({ status: 403 })
    for (const one of [id, own.id]) await deny(office.owner, one)
  })

  it('is the same when its reply was lost and it is sent again', async () => {
    const { anna, approver } = office
    const { id } = await book(anna, { from_date: monday(year) })
    const again = () =>
      approver.client.asked(
        leave.approveLeave,
        { path: { id }, body: { comment: 'Rendben' } },
        { 'idempotency-key': 'decide-once' },
      )
    const first = await again()
    expect(await again()).toEqual(first)
  })
})

describe('a cancellation', () => {
  it('T01 frees the days, and leaves the request in the history', async () => {
    const { anna, approver } = office
    const from_date = monday(year)
    const { id } = await book(anna, { from_date, to_date: addDays(from_date, 2) })
    await approve(approver, id)
    await cancel(anna, id)
    expect(await own(anna, id)).toMatchObject({ status: 'cancelled' })
    expect(await balanceIn(anna, year)).toMatchObject({ planned: 0, left: 20 })
    expect(await absencesOf(anna, from_date, from_date)).toEqual([])
    await book(anna, { from_date })
  })

  it('X02 is done once, and says so in both languages', async () => {
    const { anna } = office
    const { id } = await book(anna, { from_date: monday(year) })
    await cancel(anna, id)
    const english = {
      status: 409,
      code: 'conflict',
      message: 'The day-off has been already canceled or removed by someone else',
    }
    expect(await refused(cancel(anna, id))).toMatchObject(english)
    expect(await refused(cancel(inHungarian(anna, world), id))).toMatchObject({
      message: 'A távollétet valaki más már visszavonta',
    })
    for (const decide of [approve, deny]) expect(await refused(decide(office.approver, id))).toMatchObject(english)
    expect(
      await refused(change(office.admin, id, { type_id: 1, from_date: monday(year), to_date: monday(year) })),
    ).toMatchObject(english)
  })

  it('T03 is not for what has begun, nor for what only administrators may delete', async () => {
    const { emese, admin } = office
    const past = await book(admin, {
      type_id: 2,
      from_date: addDays(today, -12),
      to_date: addDays(today, -1),
      user_id: emese.id,
    })
    for (const by of [emese, admin])
      expect(await refused(cancel(by, past.id))).toMatchObject({
        status: 422,
        message: 'Cannot delete day off from the past!',
      })
    const protectedOne = await book(admin, { from_date: monday(year), user_id: emese.id, deletable: 0 })
    expect(await refused(cancel(emese, protectedOne.id))).toMatchObject({
      status: 403,
      message: 'This day off cannot be deleted!',
    })
    await cancel(admin, protectedOne.id)
  })

  it('X01 of a request that is not there, or another company, is not found', async () => {
    const { anna, approver, emese } = office
    const { id } = await book(anna, { from_date: monday(year) })
    for (const nothing of [`${anna.id}-nothing`, 'nothing', `${stranger.id}-${id}`, '-', 'a'.repeat(81)])
      expect(await refused(cancel(anna, nothing))).toMatchObject({ status: 404, code: 'notFound' })
    expect(await refused(cancel(stranger, id))).toMatchObject({ status: 404 })
    expect(await refused(cancel(emese, id))).toMatchObject({ status: 404 })
    expect(await refused(cancel(approver, id))).toMatchObject({ status: 403 })
  })
})

describe('a change', () => {
  it('T01 A02 is made by administrators, and keeps the status', async () => {
    const { anna, admin, approver } = office
    const from_date = monday(year)
    const { id } = await book(anna, { from_date, to_date: addDays(from_date, 1), comment: 'Utazás' })
    const form = { type_id: 1, from_date: addDays(from_date, 1), to_date: addDays(from_date, 3), comment: 'Költözés' }
    for (const by of [anna, approver]) expect(await refused(change(by, id, form))).toMatchObject({ status: 403 })
    const { data } = await change(admin, id, form)
    expect(data).toMatchObject({ ...form, id, status: 'pending', days: 3, submitter: { id: anna.id } })
    await approve(approver, id)
    expect((await change(admin, id, { ...form, to_date: addDays(from_date, 4) })).data).toMatchObject({
      status: 'approved',
      approved_by: { id: approver.id },
      days: 4,
    })
    expect(await balanceIn(anna, year)).toMatchObject({ planned: 4, left: 16 })
    expect(await absencesOf(anna, from_date, addDays(from_date, 6))).toMatchObject([
      { from_date: addDays(from_date, 1), to_date: addDays(from_date, 4), status: 'approved' },
    ])
  })

  it('moves the traces from one month, and one year, to another', async () => {
    const { anna, admin } = office
    const [from_date, to_date] = [`${year}-12-27`, `${year + 1}-01-05`]
    const { id } = await book(anna, { type_id: 5, from_date, to_date })
    const moved = monday(year)
    await change(admin, id, { type_id: 1, from_date: moved, to_date: moved })
    const seen = async (from: string) => (await absencesOf(anna, from, addDays(from, 20))).length
    expect([await seen(from_date), await seen(`${year + 1}-01-01`), await seen(moved)]).toEqual([0, 0, 1])
    expect((await daysOff(anna, { year: String(year) })).data.map(one => one.id)).toEqual([id])
    expect((await daysOff(anna, { year: String(year + 1) })).data).toEqual([])
  })

  it('is refused like a new request, at the fields', async () => {
    const { anna, admin } = office
    const from_date = monday(year)
    const { id } = await book(anna, { from_date })
    await book(anna, { from_date: addDays(from_date, 1) })
    const refusals: [object, string][] = [
      [{ to_date: addDays(from_date, 1) }, 'from_date'],
      [{ to_date: addDays(from_date, -1) }, 'to_date'],
      [{ type_id: 12 }, 'type_id'],
    ]
    for (const [form, field] of refusals) {
      const refusal = await refused(change(admin, id, { type_id: 1, from_date, to_date: from_date, ...form }))
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
    }
    expect(await refused(change(stranger, id, { type_id: 1, from_date, to_date: from_date }))).toMatchObject({
      status: 404,
    })
  })

  it('gives no administrator more than somebody else approved', async () => {
    const { admin } = office
    const from_date = monday(year, 2)
    const { id } = await book(admin, { type_id: 3, from_date })
    expect(await refused(change(admin, id, { type_id: 1, from_date, to_date: from_date }))).toMatchObject({
      status: 403,
      message: 'Nobody decides on their own requests.',
    })
    expect(await own(admin, id)).toMatchObject({ type_id: 3 })
  })
})
