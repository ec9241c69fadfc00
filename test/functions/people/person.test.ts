import { describe, expect, it } from 'vitest'
import { addDays, addYears } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { employmentEffect } from '#shared/leave/contract/effect/employment-effect.ts'
import { people } from '#shared/people/contract.ts'
import { nextAnniversary } from '#shared/people/occasions.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()
const today = todayInBudapest()
const names = { first_name: 'Anna', last_name: 'Kis' }

const shown = async (reader: Person, id: string) =>
  (await reader.client.asked(people.showPerson, { path: { id } })).data
const save = (by: Person, id: string, body: object) =>
  by.client.asked(people.savePersonalInformation, { path: { id }, body: { ...names, ...body } })
const employ = (by: Person, id: string, body: object) =>
  by.client.asked(people.saveEmploymentInformation, { path: { id }, body })

describe('personal information', () => {
  it('is saved by its owner, and what the form leaves out stays', async () => {
    const anna = await world.founder()
    await save(anna, 'me', { birthday: '1990-05-06', gender: 2, phone: '+36 1 234 5678' })
    const { data } = await save(anna, 'me', { last_name: 'Nagy' })
    expect(data).toMatchObject({ last_name: 'Nagy', birthday: '1990-05-06', gender: 2, phone: '+36 1 234 5678' })
    expect((await anna.client.asked(people.showMe)).data).toMatchObject({ first_name: 'Anna', last_name: 'Nagy' })
  })

  it('A05 is saved by an administrator for others, but not by an employee, nor for a superadmin', async () => {
    const owner = await world.founder()
    const [admin, one, other] = [
      await world.colleague(owner, 2),
      await world.colleague(owner),
      await world.colleague(owner),
    ]
    await save(admin, one.id, { phone: '1' })
    expect((await shown(one, one.id)).phone).toBe('1')
    expect(await refused(save(other, one.id, {}))).toMatchObject({ status: 403 })
    expect(await refused(save(admin, owner.id, {}))).toMatchObject({
      status: 403,
      message: 'You have no permission to update this user',
    })
    await save(owner, admin.id, {})
  })

  it('of another company, or of nobody, does not exist', async () => {
    const [one, other] = [await world.founder(), await world.founder()]
    for (const id of [other.id, 'nobody', 'not.an.id', 'ÁÁÁ', 'a'.repeat(200)]) {
      expect(await refused(shown(one, id))).toMatchObject({ status: 404 })
      expect(await refused(save(one, id, {}))).toMatchObject({ status: 404 })
      expect(await refused(employ(one, id, {}))).toMatchObject({ status: 404 })
    }
  })

  it('refuses a birthday to come, and an employment under the age of 16', async () => {
    const owner = await world.founder()
    const future = await refused(save(owner, 'me', { birthday: addDays(today, 1) }))
    expect(future.errors).toEqual({ birthday: ['This date is still to come.'] })
    const child = await refused(save(owner, 'me', { birthday: addDays(addYears(today, -16), 1) }))
    expect(child.errors).toEqual({ birthday: ['People cannot be employed under the age of 16'] })
    await save(owner, 'me', { birthday: addYears(today, -16) })
    const early = await refused(employ(owner, 'me', { employment_start: addDays(today, -1) }))
    expect(early.errors).toEqual({ employment_start: ['People cannot be employed under the age of 16'] })
  })

  it('shows a colleague no employment facts and no age, and hides contact and birthday when its owner wishes', async () => {
    const owner = await world.founder()
    const [anna, bela] = [await world.colleague(owner), await world.colleague(owner)]
    await save(anna, 'me', { birthday: '1990-05-06', show_birthday: true, phone: '123' })
    expect(await shown(bela, anna.id)).toMatchObject({
      phone: '123',
      birthday: nextAnniversary('1990-05-06', today),
      email: anna.email,
      employment: null,
      gender: null,
    })
    await save(anna, 'me', { hide_personal_info: true })
    expect(await shown(bela, anna.id)).toMatchObject({ phone: null, birthday: null, email: null })
    expect(await shown(owner, anna.id)).toMatchObject({
      phone: '123',
      birthday: '1990-05-06',
      employment: { children: [] },
    })
  })
})

describe('employment information', () => {
  it('is for administrators to save', async () => {
    const owner = await world.founder()
    const employee = await world.colleague(owner)
    expect(await refused(employ(employee, 'me', { base_days: 30 }))).toMatchObject({ status: 403 })
    const { data } = await employ(owner, employee.id, {
      employment_start: '2020-02-01',
      position: 'asztalos',
      caregiver: true,
    })
    expect(data).toMatchObject({
      position: 'asztalos',
      employment: { employment_start: '2020-02-01', caregiver: true },
    })
  })

  it('A05 of a superadmin is neither saved nor tried out by an administrator', async () => {
    const owner = await world.founder('en')
    const [admin, second] = [await world.colleague(owner, 2), await world.colleague(owner, 2)]
    const refusal = { status: 403, message: 'You have no permission to update this user' }
    const path = { id: owner.id }
    const asEnglish = Object.assign(world.visitor('en'), { token: admin.client.token })
    for (const endpoint of [people.saveEmploymentInformation, employmentEffect])
      expect(await refused(asEnglish.asked(endpoint, { path, body: { base_days: 30 } }))).toMatchObject(refusal)
    await employ(admin, second.id, { caregiver: true })
  })

  it('keeps the ids of children that are known', async () => {
    const owner = await world.founder()
    const twins = [
      { birth_year: 2019, disabled: false },
      { birth_year: 2019, disabled: false },
    ]
    const { data: first } = await employ(owner, 'me', { children: twins })
    const ids = first.employment!.children.map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    const { data: second } = await employ(owner, 'me', {
      children: [...twins, { birth_year: 2021, birth_date: '2021-03-04', disabled: true }],
    })
    expect(second.employment!.children.slice(0, 2).map(({ id }) => id)).toEqual(ids)
    const { data: third } = await employ(owner, 'me', { children: [{ id: ids[1], birth_year: 2018, disabled: true }] })
    expect(third.employment!.children).toEqual([{ id: ids[1], birth_year: 2018, birth_date: null, disabled: true }])
  })

  it('refuses what cannot be, at its field', async () => {
    const owner = await world.founder()
    const refusals: [object, string][] = [
      [{ employment_start: '2024-02-01', employment_end: '2024-01-31' }, 'employment_end'],
      [{ group_id: 'nothing' }, 'group_id'],
      [{ children: [{ birth_year: Number(today.slice(0, 4)) + 1, disabled: false }] }, 'children.0.birth_year'],
      [{ children: [{ birth_year: 2020, birth_date: '2021-01-01', disabled: false }] }, 'children.0.birth_date'],
      [{ children: [{ id: 'unknown', birth_year: 2020, disabled: false }] }, 'children.0.id'],
      [{ base_days: -1 }, 'base_days'],
      [{ working_hours: { ...generalWeek, monday: 7.123 } }, 'working_hours.monday'],
    ]
    for (const [body, field] of refusals) {
      const refusal = await refused(employ(owner, 'me', body))
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
      expect(refusal.errors[field]?.[0]).not.toMatch(/:/)
    }
  })

  it('E05 puts somebody into a group, and into the list', async () => {
    const owner = await world.founder()
    const { data: group } = await owner.client.asked(company.addGroup, { body: { name: 'Iroda' } })
    await employ(owner, 'me', { group_id: group.id })
    expect((await owner.client.asked(company.listGroups)).data).toEqual([{ id: group.id, name: 'Iroda' }])
    expect((await owner.client.asked(people.listPeople)).data[0]).toMatchObject({ id: owner.id, group_id: group.id })
  })

  it('gives somebody hours of their own, and takes them back', async () => {
    const owner = await world.founder()
    const own = { ...generalWeek, friday: 0 }
    expect((await employ(owner, 'me', { working_hours: own })).data.employment?.working_hours).toEqual(own)
    expect((await employ(owner, 'me', { position: 'x' })).data.employment?.working_hours).toEqual(own)
    expect(
      (await employ(owner, 'me', { working_hours: null, working_hours_from: '1900-01-01' })).data.employment
        ?.working_hours,
    ).toBeNull()
  })

  it('loses nothing when two administrators save different things at once', async () => {
    const owner = await world.founder()
    const [admin, anna] = [await world.colleague(owner, 2), await world.colleague(owner)]
    await Promise.all([
      employ(owner, anna.id, { position: 'asztalos' }),
      employ(admin, anna.id, { employment_start: '2021-01-01' }),
      save(anna, 'me', { phone: '1' }),
    ])
    expect(await shown(anna, anna.id)).toMatchObject({
      position: 'asztalos',
      phone: '1',
      employment: { employment_start: '2021-01-01' },
    })
  })
})

describe('approvers', () => {
  const approvers = (by: Person, id: string, approver_ids: string[]) =>
    by.client.asked(people.saveApprovers, { path: { id }, body: { approver_ids } })
  const decides = async (person: Person) => (await person.client.asked(people.showMe)).data.is_approver

  it('A04 are made and unmade by an administrator, and know it at once', async () => {
    const owner = await world.founder()
    const [anna, bela] = [await world.colleague(owner), await world.colleague(owner)]
    const { data } = await approvers(owner, anna.id, [bela.id, bela.id])
    expect(data.approver_ids).toEqual([bela.id])
    expect([await decides(bela), await decides(anna)]).toEqual([true, false])
    await approvers(owner, anna.id, [owner.id])
    expect([await decides(bela), await decides(owner)]).toEqual([false, true])
  })

  it('are active members, and never the person', async () => {
    const [owner, stranger] = [await world.founder(), await world.founder()]
    const anna = await world.colleague(owner)
    await owner.client.asked(people.invitePeople, {
      body: { invites: [{ email: 'later@example.hu' }] },
    })
    for (const id of [stranger.id, 'nobody', await world.idOf(owner, 'later@example.hu')])
      expect((await refused(approvers(owner, anna.id, [id]))).errors).toEqual({
        approver_ids: ['Every approver must be an active employee of the company.'],
      })
    expect((await refused(approvers(owner, anna.id, [anna.id]))).errors).toEqual({
      approver_ids: ['Nobody can be their own approver.'],
    })
    expect(await refused(approvers(anna, anna.id, [owner.id]))).toMatchObject({ status: 403 })
  })
})

describe('preferences', () => {
  it('are kept for the next visit', async () => {
    const { client } = await world.registered('hu')
    await client.asked(people.savePreference, { body: { key: 'language', value: 'en' } })
    await client.asked(people.savePreference, { body: { key: 'theme', value: 'dark' } })
    expect((await client.asked(people.showMe)).data.preferences).toEqual({ language: 'en', theme: 'dark' })
  })

  it('are refused when they are none', async () => {
    const { client } = await world.registered()
    for (const body of [{ key: 'language', value: 'de' }, { key: 'size', value: 'big' }, {}])
      expect(await refused(client.asked(people.savePreference, { body: body as never }))).toMatchObject({ status: 422 })
  })
})

describe('upcoming events', () => {
  it('are birthdays of those who show them, and anniversaries', async () => {
    const owner = await world.founder()
    const anna = await world.colleague(owner)
    const soon = addDays(today, 3)
    await save(anna, 'me', { birthday: addYears(soon, -30), show_birthday: true })
    await employ(owner, anna.id, { employment_start: addYears(addDays(today, 5), -2) })
    const events = async () =>
      (await owner.client.asked(people.upcomingEvents)).data.filter(({ kind }) => kind !== 'holiday')
    expect(await events()).toEqual([
      { kind: 'birthday', date: soon, user_id: anna.id },
      { kind: 'anniversary', date: addDays(today, 5), user_id: anna.id, years: 2 },
    ])
    await save(anna, 'me', { show_birthday: false })
    await employ(owner, anna.id, { employment_start: null })
    expect(await events()).toEqual([])
  })

  it('are the days off of the company too', async () => {
    const { client } = await world.founder()
    const date = addDays(today, 9)
    await client.asked(company.addHoliday, { body: { name: 'Cégnap', date } })
    expect((await client.asked(people.upcomingEvents)).data).toContainEqual({ kind: 'holiday', date, name: 'Cégnap' })
  })
})
