import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, addYears, yearOf, type Day } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
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
beforeAll(async () => void (office = await openOffice(world)))
beforeEach(async () => void (office = await withAnotherAnna(office, world)))
/** The requests of this person that begin on this day. */
const requestedFor = async (person: Person, day: Day) =>
  (await daysOff(person, { year: String(yearOf(day)) })).data.filter(({ from_date }) => from_date === day)

describe('a request for days off', () => {
  it('P01 E01 comes back whole, as it was asked', async () => {
    const { anna } = office
    const from_date = monday(year)
    const request = await book(anna, { from_date, to_date: addDays(from_date, 4), comment: ' Utazás ' })
    expect(request).toMatchObject({
      company: { id: anna.company },
      user: { id: anna.id },
      user_id: anna.id,
      type: { id: 1, label: 'Annual leave' },
      type_id: 1,
      from_date,
      to_date: addDays(from_date, 4),
      days: 5,
      comment: 'Utazás',
      status: 'pending',
      response: null,
      submitter: { id: anna.id, position: null },
      autoApprove: 0,
      deletable: 1,
      approved_at: null,
      approved_by: null,
    })
    expect(Math.abs(request.created_at - Date.now() / 1000)).toBeLessThan(10)
    const { data, balance } = await daysOff(anna, { year: String(year) })
    expect(data).toEqual([request])
    expect(balance).toMatchObject({ year, entitled: 20, pending: 5, planned: 0, used: 0, left: 15 })
  })

  it('T02 E02 waits for approval where its type is 1, 4, 5 or 6, and is approved at once where it is 2, 3, 8, 9 or 10', async () => {
    const { owner } = office
    const anna = await world.colleague(owner)
    const born = addDays(today, -20)
    const children = [{ birth_year: yearOf(born), birth_date: born, disabled: false }]
    const { data } = await owner.client.asked(people.saveEmploymentInformation, {
      path: { id: anna.id },
      body: { children },
    })
    const child_id = data.employment!.children[0]!.id
    const names = { first_name: 'Anna', last_name: 'Kis' }
    const from = monday(year)
    await anna.client.asked(people.savePersonalInformation, { path: { id: 'me' }, body: { ...names, gender: 2 } })
    const status = async (type_id: number, from_date: string) =>
      (await book(anna, { type_id, from_date, child_id: type_id > 7 && type_id < 10 ? child_id : null })).status
    for (const [place, type_id] of [1, 4, 5, 6].entries())
      expect([type_id, await status(type_id, addDays(from, place))]).toEqual([type_id, 'pending'])
    for (const [place, type_id] of [2, 3, 8, 10].entries())
      expect([type_id, await status(type_id, addDays(from, 7 + place))]).toEqual([type_id, 'approved'])
    // Another value of one's own facts would wait to be confirmed.
    await owner.client.asked(people.savePersonalInformation, { path: { id: anna.id }, body: { ...names, gender: 1 } })
    // Within four months of the birth, on some working day.
    const soon = await anna.client.asked(leave.requestLeave, {
      body: { type_id: 9, from_date: addDays(today, 40), to_date: addDays(today, 45), child_id },
    })
    expect(soon.data).toMatchObject({ status: 'approved', type_id: 9 })
    expect((await refused(book(anna, { type_id: 7, from_date: addDays(from, 14) }))).errors).toEqual({
      type_id: ['There are no carried-over days to take.'],
    })
  })

  it('V07 is refused with a sentence at the field, in the language of the path', async () => {
    const { anna } = office
    const from_date = monday(year)
    await book(anna, { type_id: 3, from_date })
    const cases: [object, string, string, string][] = [
      [
        { from_date: addDays(today, -1), to_date: addDays(today, 30) },
        'from_date',
        'You can not request a day off in the past!',
        'Múltbeli napra nem kérhetsz szabadságot!',
      ],
      [
        { from_date: addDays(from_date, 1), to_date: from_date },
        'to_date',
        'Invalid date range has been selected!',
        'Érvénytelen időszakot választottál!',
      ],
      [
        { from_date: addDays(from_date, 5), to_date: addDays(from_date, 6) },
        'from_date',
        'There is no workday between the selected intervals.',
        'Ebben az időszakban nincs munkanap. Válassz hétköznapot is.',
      ],
      [
        { from_date },
        'from_date',
        'There is already a day off request in the selected interval',
        'Erre az időszakra már van kérelem',
      ],
      [
        { from_date: addDays(from_date, 7), to_date: addDays(from_date, 7 * 6) },
        'to_date',
        `There are not enough days left in ${year}: 20 remaining, 26 requested.`,
        `A ${year}. évi keretből 20 nap maradt, a kérelem 26 nap.`,
      ],
      [{ from_date: addDays(from_date, 1), type_id: 12 }, 'type_id', 'Invalid type', 'Érvénytelen típus'],
      [
        { from_date: addDays(from_date, 1), comment: 'x'.repeat(181) },
        'comment',
        'At most 180 characters.',
        'Legfeljebb 180 karakter.',
      ],
      [{ from_date: '2026-02-30' }, 'from_date', 'There is no such day.', 'Ilyen nap nincs.'],
    ]
    for (const [form, field, english, hungarian] of cases) {
      const inEnglish = await refused(book(anna, { from_date, ...form }))
      const { status, code, errors } = inEnglish
      expect([status, code, errors[field]]).toEqual([422, 'invalid', [english]])
      expect((await refused(book(inHungarian(anna, world), { from_date, ...form }))).errors[field]).toEqual([hungarian])
    }
  })

  it('V01 asks for type, from and to', async () => {
    const refusal = await refused(office.anna.client.asked(leave.requestLeave, { body: {} as never }))
    const missing = ['Fill this in.']
    expect(refusal.errors).toEqual({ from_date: missing, to_date: missing, type_id: missing })
  })

  it('A02 is made for others, approved and protected by administrators only', async () => {
    const { anna, admin, emese, owner } = office
    const from_date = monday(year)
    for (const form of [
      { user_id: emese.id },
      { user_id: [emese.id] },
      { auto_approve: 1 as const },
      { deletable: 0 as const },
    ])
      expect(await refused(book(anna, { from_date, ...form }))).toMatchObject({ status: 403 })
    expect(await refused(book(admin, { from_date, auto_approve: 1 }))).toMatchObject({
      status: 403,
      message: 'Nobody approves their own requests.',
    })
    expect(await book(owner, { from_date, auto_approve: 1 })).toMatchObject({ status: 'approved', autoApprove: 1 })
    expect(await book(admin, { from_date, user_id: emese.id, auto_approve: 1, deletable: 0 })).toMatchObject({
      user_id: emese.id,
      status: 'approved',
      autoApprove: 1,
      deletable: 0,
      submitter: { id: admin.id },
      approved_by: { id: admin.id },
    })
  })

  it('over New Year takes from each year what lies in it, and overlaps in both', async () => {
    const { anna } = office
    const [from_date, to_date] = [`${year}-12-20`, `${year + 1}-01-10`]
    const request = await book(anna, { from_date, to_date })
    const [old, next] = await Promise.all([balanceIn(anna, year), balanceIn(anna, year + 1)])
    expect(old.pending + next.pending).toBe(request.days)
    expect(Math.min(old.pending, next.pending)).toBeGreaterThan(2)
    for (const wanted of [year, year + 1])
      expect((await daysOff(anna, { year: String(wanted) })).data.map(({ id }) => id)).toEqual([request.id])
    for (const period of [
      { from_date: addDays(to_date, -3), to_date: addDays(to_date, 3) },
      { from_date: addDays(from_date, -5), to_date: addDays(from_date, 2) },
    ])
      expect((await refused(book(anna, { type_id: 3, ...period }))).errors).toEqual({
        from_date: ['There is already a day off request in the selected interval'],
      })
  })

  it('of another company, or of nobody, is for nobody', async () => {
    const [stranger, { admin }] = [await world.founder(), office]
    const from_date = monday(year)
    expect(await refused(book(admin, { from_date, user_id: stranger.id }))).toMatchObject({ status: 404 })
    expect(await refused(book(admin, { from_date, user_id: 'nobody' }))).toMatchObject({ status: 404 })
    expect(await refused(daysOff(admin, { user_id: stranger.id }))).toMatchObject({ status: 404 })
  })
})

describe('a request for several people', () => {
  it('C01 has a result for each', async () => {
    const { admin, anna, emese } = office
    const from_date = monday(year, 1)
    await book(anna, { type_id: 3, from_date })
    const body = {
      type_id: 1,
      from_date,
      to_date: from_date,
      user_id: [anna.id, emese.id, emese.id, 'nobody'],
      auto_approve: 1 as const,
      deletable: 0 as const,
    }
    const { data } = await admin.client.asked(leave.requestLeave, { body })
    expect(data).toEqual([
      { user_id: anna.id, errors: { from_date: ['There is already a day off request in the selected interval'] } },
      { user_id: emese.id, id: expect.any(String) },
      { user_id: 'nobody', errors: { user_id: ['Not found, or you may not see it.'] } },
    ])
    expect(await requestedFor(emese, from_date)).toMatchObject([
      { status: 'approved', deletable: 0, submitter: { id: admin.id } },
    ])
  })

  it('is refused where nobody could be booked', async () => {
    const { admin, anna, emese } = office
    const body = {
      type_id: 1,
      from_date: `${year}-12-25`,
      to_date: `${year}-12-26`,
      user_id: [anna.id, emese.id],
    }
    expect(await refused(admin.client.asked(leave.requestLeave, { body }))).toMatchObject({
      status: 422,
      errors: { from_date: ['There is no workday between the selected intervals.'] },
    })
  })

  it('files nothing twice when it is sent again', async () => {
    const { admin, anna, emese } = office
    const from_date = monday(year, 2)
    const body = { type_id: 3, from_date, to_date: from_date, user_id: [anna.id, emese.id] }
    const once = () => admin.client.asked(leave.requestLeave, { body }, { 'idempotency-key': 'several-people-1' })
    const first = await once()
    expect(await once()).toEqual(first)
    expect(await requestedFor(emese, from_date)).toHaveLength(1)
  })
})

describe('a call that is sent again under its key', () => {
  it('files one request and answers the same', async () => {
    const { anna } = office
    const form = { from_date: monday(year) }
    const key = { 'idempotency-key': 'lost-reply-1' }
    const first = await book(anna, form, key)
    expect(await book(anna, form, key)).toEqual(first)
    expect((await daysOff(anna, { year: String(year) })).data).toHaveLength(1)
    expect(await refused(book(anna, { ...form, comment: 'other' }, key))).toMatchObject({
      status: 409,
      message: 'This key has already been used for another call.',
    })
  })

  it('files one request however many come at once', async () => {
    const { anna } = office
    const form = { type_id: 3, from_date: monday(year) }
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => book(anna, form, { 'idempotency-key': 'all-at-once' })),
    )
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  })

  it('belongs to whoever sent it, and to nobody else', async () => {
    const { anna, emese } = office
    const form = { type_id: 3, from_date: monday(year, 3) }
    const key = { 'idempotency-key': 'the-same-word' }
    const [one, other] = [await book(anna, form, key), await book(emese, form, key)]
    expect([one.user_id, other.user_id]).toEqual([anna.id, emese.id])
  })

  it('cancels once and says so twice', async () => {
    const { anna } = office
    const { id } = await book(anna, { from_date: monday(year) })
    const cancel = () => anna.client.asked(leave.cancelLeave, { path: { id } }, { 'idempotency-key': 'cancel-it-once' })
    await cancel()
    await cancel()
    expect(await refused(anna.client.asked(leave.cancelLeave, { path: { id } }))).toMatchObject({ status: 409 })
  })

  it('is refused when the key is none', async () => {
    expect(await refused(book(office.anna, { from_date: monday(year) }, { 'idempotency-key': 'a b' }))).toMatchObject({
      status: 422,
    })
  })
})

describe('a preview', () => {
  const preview = async (by: Office['anna'], body: object) =>
    (await by.client.asked(leave.previewLeave, { body: body as never })).data

  it('says what the request then costs and leaves, and files nothing', async () => {
    const { anna } = office
    const form = { type_id: 1, from_date: `${year}-08-10`, to_date: `${year}-08-24` }
    const shown = await preview(anna, form)
    expect((await daysOff(anna, { year: String(year) })).data).toEqual([])
    const request = await book(anna, form)
    expect([request.days, (await balanceIn(anna, year)).left]).toEqual([shown.days, shown.left_after?.[year]])
    expect(shown).toMatchObject({
      calendar_days: 15,
      by_year: { [year]: request.days },
      errors: {},
      approvers: [{ id: office.approver.id }],
    })
    expect(shown.days + shown.skipped.length).toBe(shown.calendar_days)
    expect(shown.skipped.map(({ date }) => date)).toContain(`${year}-08-20`)
  })

  it('law 15 says what the law says against a request that it does not forbid', async () => {
    const { emese, admin } = office
    const soon = { type_id: 5, from_date: addDays(today, 3), to_date: addDays(today, 8) }
    const inTime = { type_id: 5, from_date: addDays(today, 15), to_date: addDays(today, 20) }
    const sentence = 'It begins in less than 15 days, so the employer does not have to grant it (Mt. 133. §).'
    for (const [by, body] of [
      [emese, soon],
      [admin, { ...soon, user_id: emese.id }],
    ] as const) {
      const { warnings, errors } = await preview(by, body)
      expect([warnings.includes(sentence), errors]).toEqual([true, {}])
    }
    expect((await preview(emese, inTime)).warnings).not.toContain(sentence)
  })

  it('says what will be refused, in the words of the refusal', async () => {
    const { anna } = office
    const from_date = monday(year)
    await book(anna, { from_date })
    for (const form of [
      { type_id: 1, from_date, to_date: from_date },
      { type_id: 4, from_date, to_date: from_date },
      { type_id: 1, from_date: addDays(from_date, 1), to_date: from_date },
    ]) {
      const { errors } = await refused(anna.client.asked(leave.requestLeave, { body: form }))
      expect((await preview(anna, form)).errors).toEqual(errors)
    }
  })

  it('names those who are away then of the same group only, and leaves out who is deactivated', async () => {
    const { owner } = office
    const [asker, mate, other, gone] = await Promise.all([1, 2, 3, 4].map(() => world.colleague(owner)))
    const group = async (name: string) => (await owner.client.asked(company.addGroup, { body: { name } })).data.id
    const [warehouse, shop] = [await group('Raktár'), await group('Bolt')]
    const join = (person: typeof asker, group_id: string) =>
      owner.client.asked(people.saveEmploymentInformation, { path: { id: person!.id }, body: { group_id } })
    await Promise.all([join(asker, warehouse), join(mate, warehouse), join(gone, warehouse), join(other, shop)])
    const from_date = monday(year)
    await Promise.all([mate, other, gone].map(person => book(person!, { from_date })))
    await owner.client.asked(people.deactivatePerson, { path: { id: gone!.id } })
    const { away } = await preview(asker!, { type_id: 1, from_date, to_date: from_date })
    expect(away.map(({ id }) => id)).toEqual([mate!.id])
  })

  it('of a change leaves the request itself out of its way', async () => {
    const { anna, admin } = office
    const from_date = monday(year)
    const { id } = await book(anna, { from_date, to_date: addDays(from_date, 2) })
    const form = { type_id: 1, from_date: addDays(from_date, 2), to_date: addDays(from_date, 3), request_id: id }
    expect(await preview(admin, form)).toMatchObject({ errors: {}, days: 2, left_after: { [year]: 18 } })
    expect(await refused(preview(office.emese, form))).toMatchObject({ status: 404 })
  })

  it('names the colleagues of the same group who are away then, and not those at home office', async () => {
    const { anna, emese, approver } = office
    // In October, when nobody else has asked for any days.
    const from_date = monday(year, 5)
    await book(emese, { type_id: 2, from_date })
    await book(approver, { type_id: 3, from_date })
    expect((await preview(anna, { type_id: 1, from_date, to_date: from_date })).away).toMatchObject([
      { id: emese.id, from_date },
    ])
  })

  it('names the administrators where no approver is set, and nobody where nobody decides', async () => {
    const { emese, owner, admin } = office
    const form = { from_date: monday(year), to_date: monday(year) }
    const named = async (type_id: number) =>
      (await preview(emese, { ...form, type_id })).approvers.map(({ id }) => id).sort()
    expect(await named(1)).toEqual([owner.id, admin.id].sort())
    expect(await named(3)).toEqual([])
  })

  it('E02 says how many days of an illness are sick pay, as its request does as long as the year is so full', async () => {
    const { anna, admin } = office
    const whole = { type_id: 2, from_date: monday(year), to_date: addDays(monday(year), 15) }
    const later = { type_id: 2, from_date: monday(year, 3), to_date: addDays(monday(year, 3), 4) }
    const { id: earlier, ...first } = await book(anna, whole)
    expect([first.days, first.sick_pay_days]).toEqual([12, undefined])
    expect(await preview(admin, { ...later, user_id: anna.id })).toMatchObject({ days: 5, sick_pay_days: 2 })
    const { id } = await book(admin, { ...later, user_id: anna.id })

    const told = async () => {
      const { data } = await daysOff(anna, { year: String(year) })
      const { data: whole } = await admin.client.asked(leave.showRequest, { path: { id } })
      return [data.find(request => request.id === id)?.sick_pay_days, whole.sick_pay_days]
    }
    expect(await told()).toEqual([2, 2])
    await anna.client.asked(leave.cancelLeave, { path: { id: earlier } })
    expect(await told()).toEqual([undefined, undefined])
  })
})

describe('the balance', () => {
  it('E08 E09 moves with the days that an administrator grants or takes away', async () => {
    const { anna, admin, owner } = office
    const grant = (days: number, comment = '') =>
      admin.client.asked(leave.grantExtraDays, { path: { id: anna.id }, body: { year, days, comment } })
    const { data } = await grant(3, 'Jubileum')
    expect(data).toMatchObject({ year, days: 3, comment: 'Jubileum' })
    await grant(-1)
    const balance = await balanceIn(anna, year)
    expect(balance).toMatchObject({ entitled: 22, left: 22, custom: 3, deducted: 1 })
    expect(balance.lines.map(({ label, days, by }) => [label, days, by !== null])).toEqual([
      ['Base leave', 20, false],
      ['One-off days added: Jubileum', 3, true],
      ['One-off days deducted', -1, true],
    ])
    expect(balance.lines[1]).toMatchObject({ date: today, paragraph: null })
    const listed = async () =>
      (await anna.client.asked(leave.listExtraDays, { path: { id: 'me' }, query: { year: String(year) } })).data
    expect(await listed()).toMatchObject([{ days: 3 }, { days: -1 }])

    const removal = { path: { id: anna.id, extraId: data.id }, query: { year: String(year) } }
    expect(await refused(anna.client.asked(leave.removeExtraDays, removal))).toMatchObject({ status: 403 })
    await owner.client.asked(leave.removeExtraDays, removal)
    expect(await refused(owner.client.asked(leave.removeExtraDays, removal))).toMatchObject({ status: 404 })
    expect(await balanceIn(anna, year)).toMatchObject({ entitled: 19, left: 19 })
  })

  it('E09 is the same at its own address, for those who may see it', async () => {
    const { anna, admin, approver, emese } = office
    const shown = async (reader: typeof anna, id: string) =>
      (await reader.client.asked(leave.showBalance, { path: { id }, query: { year: String(year) } })).data
    const own = await shown(anna, 'me')
    expect(own).toEqual(await balanceIn(anna, year))
    // What is missing is said to the person, and about them to others.
    const missing = [
      'The birth date is not on record, so the days for age are missing. The person or an administrator can enter it in the personal information.',
      'The start of the employment is not on record, so the whole year is counted. An administrator can enter it in the employment information.',
    ]
    expect(await shown(admin, anna.id)).toEqual({ ...own, missing })
    // Whoever only decides is not told until when days can be taken, which tells of more than leave.
    const { carried_until: _, ...told } = own
    expect(await shown(approver, anna.id)).toEqual({ ...told, missing })
    expect(await refused(shown(emese, anna.id))).toMatchObject({ status: 404 })
    expect(await refused(daysOff(emese, { user_id: anna.id }))).toMatchObject({ status: 404 })
  })

  it('says that days are taken only while there are some', async () => {
    const { anna, admin } = office
    const from_date = monday(year)
    await admin.client.asked(leave.grantExtraDays, { path: { id: anna.id }, body: { year, days: -18 } })
    expect((await refused(book(anna, { from_date, to_date: addDays(from_date, 2) }))).errors).toEqual({
      to_date: [`There are not enough days left in ${year}: 2 remaining, 3 requested.`],
    })
    await book(anna, { from_date, to_date: addDays(from_date, 1) })
    expect((await balanceIn(anna, year)).left).toBe(0)
  })

  it('P04 is set by hand outside Hungary', async () => {
    const founder = await world.founder()
    await founder.client.asked(company.changeCompany, { body: { name: 'Firma', country: 'AT' } })
    await founder.client.asked(people.saveEmploymentInformation, {
      path: { id: 'me' },
      body: { base_days: 25, base_sick_days: 12 },
    })
    expect(await balanceIn(founder, yearOf(today))).toMatchObject({ entitled: 25, left: 25, base: 25, base_sick: 12 })
  })

  it('A03 comes with the types on offer, and why the others are not', async () => {
    const { emese } = office
    const { types } = await daysOff(emese)
    expect(types.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(types.filter(({ available }) => !available).map(({ id }) => id)).toEqual([4, 7, 8, 9])
    expect(types.every(({ available, reason }) => available === !reason)).toBe(true)
    const { types: hungarian } = await daysOff(inHungarian(emese, world))
    expect(hungarian[0]?.label).toBe('Szabadság')
  })
})

describe('who is away', () => {
  it('is known to everybody, why is not', async () => {
    const { anna, admin, approver, emese } = office
    const from_date = monday(year)
    await book(anna, { type_id: 2, from_date })
    const seen = async (reader: typeof anna, from = from_date, to = addDays(from_date, 6)) =>
      (await reader.client.asked(leave.listAbsent, { query: { from, to } })).data.filter(
        ({ user_id }) => user_id === anna.id,
      )
    for (const reader of [anna, admin, approver])
      expect(await seen(reader)).toEqual([
        { user_id: anna.id, from_date, to_date: from_date, status: 'approved', type_id: 2 },
      ])
    expect(await seen(emese)).toEqual([
      { user_id: anna.id, from_date, to_date: from_date, status: 'approved', type_id: null },
    ])
    expect(await seen(emese, addDays(from_date, 1))).toEqual([])
    expect(await refused(seen(emese, from_date, addDays(from_date, 100)))).toMatchObject({ status: 422 })
    expect(await refused(seen(emese, from_date, addDays(from_date, -1)))).toMatchObject({ status: 422 })
  })

  it('is shown for the next two weeks unless asked otherwise, once over a change of month', async () => {
    const { emese, admin } = office
    await book(admin, { type_id: 5, from_date: addDays(today, -3), to_date: addDays(today, 62), user_id: emese.id })
    const { data } = await emese.client.asked(leave.listAbsent)
    expect(data).toEqual([
      { user_id: emese.id, from_date: addDays(today, -3), to_date: addDays(today, 62), type_id: 5, status: 'pending' },
    ])
    const years = await Promise.all(
      [yearOf(addDays(today, -3)), yearOf(addYears(today, 1))].map(
        async one => (await daysOff(emese, { year: String(one) })).data.length,
      ),
    )
    expect(years[0]).toBeGreaterThan(0)
  })
})
