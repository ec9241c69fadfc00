import { beforeAll, describe, expect, it } from 'vitest'
import { yearOf } from '#shared/calendar/day.ts'
import { leave } from '#shared/leave/contract.ts'
import { confirmFacts } from '#shared/leave/contract/confirm-facts.ts'
import { factsEffect } from '#shared/leave/contract/effect/facts-effect.ts'
import { proposalEffect } from '#shared/leave/contract/effect/proposal-effect.ts'
import type { FactsChange } from '#shared/leave/effect/facts-change.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import { declineFacts } from '#shared/people/contract/facts/decline-facts.ts'
import { listFactChanges } from '#shared/people/contract/facts/list-fact-changes.ts'
import { savePersonalInformation } from '#shared/people/contract/save-personal-information.ts'
import { withdrawFacts } from '#shared/people/contract/facts/withdraw-facts.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { inHungarian } from '../leave/office.ts'

const world = openWorld()
const year = yearOf(todayInBudapest())
const names = { first_name: 'Anna', last_name: 'Kis' }

const save = (by: Person, id: string, body: object) =>
  by.client.asked(people.savePersonalInformation, { path: { id }, body: { ...names, ...body } })
const employ = (by: Person, id: string, body: object) =>
  by.client.asked(people.saveEmploymentInformation, { path: { id }, body })
const grant = (by: Person, id: string, days: number, comment = '') =>
  by.client.asked(leave.grantExtraDays, { path: { id }, body: { year, days, comment } })
const history = async (by: Person, id: string) => (await by.client.asked(listFactChanges, { path: { id } })).data
const birthday = async (by: Person, id: string) =>
  (await by.client.asked(people.showPerson, { path: { id } })).data.birthday
const entitled = async (person: Person) => (await person.client.asked(leave.listDaysOff)).balance.entitled
const decide = (endpoint: typeof confirmFacts, by: Person, id: string, changeId: string) =>
  by.client.asked(endpoint, { path: { id, changeId } })
const decline = (by: Person, id: string, changeId: string, reason?: string) =>
  by.client.asked(declineFacts, { path: { id, changeId }, body: reason === undefined ? {} : { reason } })
const withdraw = (by: Person, id: string, changeId: string) =>
  by.client.asked(withdrawFacts, { path: { id, changeId } })

const bell = async (person: Person, type: number, changeId?: string) =>
  (await person.client.asked(notifications.listNotifications)).data.filter(
    notification => notification.type === type && (!changeId || notification.data.fact_change?.id === changeId),
  )
const notified = (person: Person, type: number, changeId?: string) =>
  eventually(async () => {
    const found = await bell(person, type, changeId)
    return found.length > 0 && found
  })
const emailTo = ({ email }: Person, subject: RegExp) =>
  eventually(() => world.cloud.mails().find(({ to, subject: text }) => to === email && subject.test(text)))

let owner: Person
let admin: Person
let anna: Person
let bela: Person
beforeAll(async () => {
  owner = await world.founder()
  ;[admin, anna, bela] = [
    await world.colleague(owner, 2),
    await world.colleague(owner),
    await world.colleague(owner, 1, 'hu'),
  ]
})

/** Somebody whose birth date and gender are known, with an open proposal of another birth date. */
async function proposing(by = owner) {
  const person = await world.colleague(by)
  await save(person, 'me', { birthday: '1990-05-06', gender: 1 })
  const { proposal } = await save(person, 'me', { birthday: '1970-05-06' })
  return { person, proposal: proposal! }
}

describe('law 3 one’s own birth date and gender', () => {
  it('E04 hold at once when they are entered, and the administrators are told, each in the own language', async () => {
    const { data, proposal } = await save(anna, 'me', { birthday: '1990-05-06', gender: 2 })
    expect([data.birthday, data.gender, proposal]).toEqual(['1990-05-06', 2, undefined])
    const [entry, ...others] = await history(anna, 'me')
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      status: 'recorded',
      by: { id: anna.id, name: 'Anna Kis' },
      own: false,
      decision: null,
      changes: [
        { fact: 'birth_date', label: 'Date of birth', before: 'not given', after: '6 May 1990' },
        { fact: 'gender', before: 'not given', after: 'female' },
      ],
    })
    for (const one of [owner, admin]) {
      const [notification] = await notified(one, 19, entry!.id)
      expect(notification).toMatchObject({
        message: 'Anna Kis has entered details that leave is worked out from',
        user: { id: anna.id, name: 'Anna Kis' },
        data: { model: null, fact_change: { id: entry!.id, user_id: anna.id } },
      })
    }
    expect((await bell(inHungarian(owner, world), 19, entry!.id))[0]?.message).toBe(
      'Kis Anna megadta a szabadsághoz szükséges adatait',
    )
    expect(await bell(bela, 19)).toEqual([])
    const email = await emailTo(admin, /entered details/)
    expect(email.text).toContain('Details concerned: Date of birth, Gender.')
    expect(email.text).toContain(`${world.cloud.origin}/en/user/${anna.id}/personal-information`)
    // Values may tell of health and family, so they stay in the product.
    expect(email.text).not.toContain('1990')
  })

  it('wait with another value, while the rest of the form is saved', async () => {
    const before = await entitled(anna)
    const { data, proposal } = await save(anna, 'me', { birthday: '1970-05-06', phone: '123' })
    expect([data.birthday, data.phone]).toEqual(['1990-05-06', '123'])
    expect(proposal).toMatchObject({
      status: 'proposed',
      changes: [{ fact: 'birth_date', before: '6 May 1990', after: '6 May 1970' }],
      may_decide: false,
      may_withdraw: true,
    })
    expect([await birthday(anna, anna.id), await entitled(anna)]).toEqual(['1990-05-06', before])
    const [notification] = await notified(admin, 20, proposal!.id)
    expect(notification!.data.fact_change).toEqual({ id: proposal!.id, user_id: anna.id })
    expect((await emailTo(admin, /waits for confirmation/)).text).toContain(`/en/user/${anna.id}/personal-information`)
  })

  it('that are said again open nothing new; another value replaces the open one and keeps its other facts', async () => {
    const { person, proposal } = await proposing()
    const again = await save(person, 'me', { birthday: '1970-05-06' })
    expect(again.proposal?.id).toBe(proposal.id)
    const { proposal: second } = await save(person, 'me', { gender: 2 })
    expect(second!.changes.map(({ fact, after }) => [fact, after])).toEqual([
      ['birth_date', '6 May 1970'],
      ['gender', 'female'],
    ])
    const [open, replaced] = await history(person, 'me')
    expect([open!.status, replaced!.status, replaced!.id]).toEqual(['proposed', 'withdrawn', proposal.id])
    await eventually(async () => (await bell(admin, 20, proposal.id)).length === 0)
    expect(await notified(admin, 20, second!.id)).toHaveLength(1)
  })

  it('are seen by the person and administrators alone, while they wait and after', async () => {
    const { person, proposal } = await proposing()
    expect(await refused(history(bela, person.id))).toMatchObject({ status: 404 })
    const path = { id: person.id, changeId: proposal.id }
    expect(await refused(bela.client.asked(proposalEffect, { path }))).toMatchObject({ status: 403 })
    expect((await history(admin, person.id))[0]).toMatchObject({ may_decide: true, may_withdraw: false })
    const stranger = await world.founder()
    expect(await refused(history(stranger, person.id))).toMatchObject({ status: 404 })
    expect(await refused(decide(confirmFacts, stranger, person.id, proposal.id))).toMatchObject({ status: 404 })
  })

  it('wait once, however many proposals come at the same moment', async () => {
    const { person } = await proposing()
    await Promise.all(['1971', '1972', '1973'].map(from => save(person, 'me', { birthday: `${from}-01-01` })))
    const open = (await history(person, 'me')).filter(({ status }) => status === 'proposed')
    expect(open).toHaveLength(1)
  })
})

describe('law 3 a proposal', () => {
  it('shows its effect before it is confirmed, and holds from then on', async () => {
    const { person, proposal } = await proposing()
    const path = { id: person.id, changeId: proposal.id }
    const shown = await admin.client.asked(proposalEffect, { path })
    expect(shown.proposal).toMatchObject({ id: proposal.id, status: 'proposed', may_decide: true })
    const before = await entitled(person)
    expect(shown.data.find(effect => effect.year === year)).toMatchObject({
      user_id: person.id,
      entitled: { before, after: 30 },
    })
    const { data } = await decide(confirmFacts, admin, person.id, proposal.id)
    expect(data).toMatchObject({ status: 'confirmed', decision: { by: { id: admin.id }, reason: null } })
    expect([await birthday(person, person.id), await entitled(person)]).toEqual(['1970-05-06', 30])
    expect((await admin.client.asked(proposalEffect, { path })).data).toEqual([])

    const [notification] = await notified(person, 21, proposal.id)
    expect(notification!.message).toBe('The change of details you reported was confirmed')
    expect((await emailTo(person, /was confirmed/)).text).toContain('/en/user/personal-information')
    await eventually(async () => (await bell(owner, 20, proposal.id)).length === 0)
    const again = await refused(decide(confirmFacts, owner, person.id, proposal.id))
    expect(again).toMatchObject({ status: 409, message: 'This reported change is already closed.' })
  })

  it('of the gender says which types of leave it opens', async () => {
    const person = await world.colleague(owner)
    await save(person, 'me', { gender: 1 })
    const { proposal } = await save(person, 'me', { gender: 2 })
    const path = { id: person.id, changeId: proposal!.id }
    const { data } = await admin.client.asked(proposalEffect, { path })
    expect(data).toMatchObject([{ year, types: { opened: [4], closed: [] } }])
  })

  it('is declined with a reason, of which the person is told, and changes nothing', async () => {
    const { person, proposal } = await proposing()
    expect(await refused(decline(bela, person.id, proposal.id))).toMatchObject({ status: 403 })
    const { data } = await decline(admin, person.id, proposal.id, 'A személyi igazolvány mást mutat.')
    expect(data).toMatchObject({ status: 'declined', decision: { reason: 'A személyi igazolvány mást mutat.' } })
    expect(await birthday(person, person.id)).toBe('1990-05-06')
    await notified(person, 22, proposal.id)
    expect((await emailTo(person, /was declined/)).text).toContain('A személyi igazolvány mást mutat.')
    const [kept] = await history(person, 'me')
    expect(kept).toMatchObject({ changes: [{ before: '6 May 1990', after: '6 May 1970' }] })
  })

  it('is withdrawn by the person alone, and its notifications with it', async () => {
    const { person, proposal } = await proposing()
    await notified(admin, 20, proposal.id)
    expect(await refused(withdraw(admin, person.id, proposal.id))).toMatchObject({ status: 403 })
    const { data } = await withdraw(person, 'me', proposal.id)
    expect(data.status).toBe('withdrawn')
    await eventually(async () => (await bell(admin, 20, proposal.id)).length === 0)
    expect(await refused(decline(admin, person.id, proposal.id))).toMatchObject({ status: 409 })
    expect(await refused(withdraw(person, 'me', proposal.id))).toMatchObject({ status: 409 })
  })

  it('is held against the rules again: what has become impossible since is refused', async () => {
    const person = await world.colleague(owner)
    await save(person, 'me', { birthday: '1990-05-06' })
    const { proposal } = await save(person, 'me', { birthday: '2004-05-06' })
    await employ(owner, person.id, { employment_start: '2018-01-01' })
    expect(await refused(decide(confirmFacts, admin, person.id, proposal!.id))).toMatchObject({ status: 422 })
    expect(await birthday(person, person.id)).toBe('1990-05-06')
  })

  it('cannot be confirmed by whoever made it', async () => {
    await save(admin, 'me', { birthday: '1990-05-06' })
    const { proposal } = await save(admin, 'me', { birthday: '1970-05-06' })
    const own = await refused(decide(confirmFacts, admin, admin.id, proposal!.id))
    expect(own).toMatchObject({ status: 403, message: 'For yourself, only another administrator can confirm this.' })
    await decide(confirmFacts, owner, admin.id, proposal!.id)
    expect(await birthday(admin, admin.id)).toBe('1970-05-06')
  })
})

describe('law 3 security 6 what administrators change', () => {
  it('of others shows its effect before, holds at once and stands in the history', async () => {
    const person = await world.colleague(owner)
    const body = { ...names, birthday: '1970-05-06', gender: 2 as const }
    const asked = { path: { id: person.id }, body: { call: savePersonalInformation.route, body } }
    const { data: effect } = await admin.client.asked(factsEffect, asked)
    expect(effect.find(one => one.year === year)).toMatchObject({ types: { opened: [4] } })
    expect(await birthday(admin, person.id)).toBeNull()
    const { data, proposal } = await save(admin, person.id, body)
    expect([data.birthday, proposal]).toEqual(['1970-05-06', undefined])
    await employ(admin, person.id, { caregiver: true, position: 'asztalos' })
    const found = await history(person, 'me')
    expect(found.map(({ status, by, changes }) => [status, by.id, changes.map(({ fact }) => fact)])).toEqual([
      ['recorded', admin.id, ['caregiver']],
      ['recorded', admin.id, ['birth_date', 'gender']],
    ])
  })

  it('of themselves waits for another administrator, and the rest of the form is saved', async () => {
    const { data, proposal } = await employ(admin, 'me', { employer_extra_days: 30, position: 'HR' })
    expect([data.position, data.employment?.employer_extra_days]).toEqual(['HR', 0])
    expect(proposal).toMatchObject({ changes: [{ fact: 'employer_extra_days', after: '30 days a year' }] })
    await notified(owner, 20, proposal!.id)
    await decide(confirmFacts, owner, admin.id, proposal!.id)
    const { data: person } = await admin.client.asked(people.showPerson, { path: { id: admin.id } })
    expect(person.employment?.employer_extra_days).toBe(30)
  })

  it('of a superadmin is refused to them, days granted and taken away too', async () => {
    const refusal = { status: 403, message: 'You have no permission to update this user' }
    expect(await refused(grant(admin, owner.id, 100))).toMatchObject(refusal)
    const { data } = await grant(owner, owner.id, 1)
    const path = { id: owner.id, extraId: data.id }
    expect(await refused(admin.client.asked(leave.removeExtraDays, { path, query: {} }))).toMatchObject(refusal)
    expect(await refused(employ(admin, owner.id, { employer_extra_days: 300 }))).toMatchObject(refusal)
    const asked = { path: { id: owner.id }, body: { call: leave.grantExtraDays.route, body: { year, days: 100 } } }
    expect(await refused(admin.client.asked(factsEffect, asked))).toMatchObject(refusal)
  })

  it('of themselves in days waits too: granted, taken away and removed', async () => {
    const before = await entitled(admin)
    const { data, proposal } = await grant(admin, admin.id, 100, 'Jutalom')
    expect(proposal).toMatchObject({ changes: [{ fact: 'extra_days', after: '+100 days (Jutalom)' }] })
    expect(await entitled(admin)).toBe(before)
    const path = { id: admin.id, changeId: proposal!.id }
    const { data: effect } = await owner.client.asked(proposalEffect, { path })
    expect(effect.find(one => one.year === year)).toMatchObject({ entitled: { before, after: before + 100 } })
    await decide(confirmFacts, owner, admin.id, proposal!.id)
    expect(await entitled(admin)).toBe(before + 100)

    const remove = () =>
      admin.client.asked(leave.removeExtraDays, { path: { id: admin.id, extraId: data.id }, query: {} })
    const [first, second] = [await remove(), await remove()]
    expect(second.proposal?.id).toBe(first.proposal?.id)
    expect(await entitled(admin)).toBe(before + 100)
    await decide(confirmFacts, owner, admin.id, first.proposal!.id)
    expect(await entitled(admin)).toBe(before)
  })

  it('in days of others shows its effect before, and stands in the history', async () => {
    const person = await world.colleague(owner)
    const effectOf = async (body: FactsChange) =>
      (await admin.client.asked(factsEffect, { path: { id: person.id }, body })).data
    const granted = { call: leave.grantExtraDays.route, body: { year, days: 3, comment: '' } } as const
    const before = await entitled(person)
    expect((await effectOf(granted)).find(one => one.year === year)).toMatchObject({
      entitled: { before, after: before + 3 },
    })
    const { data, proposal } = await grant(admin, person.id, 3)
    expect([proposal, await entitled(person)]).toEqual([undefined, before + 3])
    const removed = { call: leave.removeExtraDays.route, extra_id: data.id, year } as const
    expect((await effectOf(removed)).find(one => one.year === year)).toMatchObject({
      entitled: { before: before + 3, after: before },
    })
    await admin.client.asked(leave.removeExtraDays, { path: { id: person.id, extraId: data.id }, query: {} })
    const found = await history(person, 'me')
    expect(found.map(({ status, changes }) => [status, changes[0]?.before, changes[0]?.after])).toEqual([
      ['recorded', '+3 days', 'none'],
      ['recorded', 'none', '+3 days'],
    ])
  })

  it('of themselves holds where nobody else may confirm it, and is marked as own', async () => {
    const alone = await world.founder()
    await world.colleague(alone, 2)
    await save(alone, 'me', { birthday: '1990-05-06' })
    await save(alone, 'me', { birthday: '1970-05-06' })
    await grant(alone, alone.id, 5)
    expect((await history(alone, 'me')).map(({ status, own }) => [status, own])).toEqual([
      ['recorded', true],
      ['recorded', true],
      ['recorded', false],
    ])
    expect(await birthday(alone, alone.id)).toBe('1970-05-06')
    const second = await world.colleague(alone, 2)
    await alone.client.asked(people.changeRole, { path: { id: second.id }, body: { role: 3 } })
    const { proposal } = await grant(alone, alone.id, 5)
    await decide(confirmFacts, second, alone.id, proposal!.id)
    expect((await history(alone, 'me'))[0]).toMatchObject({ status: 'confirmed', decision: { by: { id: second.id } } })
  })
})
