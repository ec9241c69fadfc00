import { setTimeout as pause } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { people } from '#shared/people/contract.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password } from '#test/support/world.ts'

const world = openWorld()
const form = { name: 'Kéktó Kft.', country: 'HU', working_hours: generalWeek }

describe('founding a company', () => {
  it('E07 makes the founder its superadmin, and turns the session to it', async () => {
    const { client, id } = await world.registered()
    const { data } = await client.asked(company.createCompany, { body: form })
    expect(data).toMatchObject({
      name: 'Kéktó Kft.',
      owner: id,
      currency: 'HUF',
      vat_rate: 27,
      employee_count: 1,
      has_completed_registration: false,
      friday: 8,
      sunday: 0,
    })
    const me = await client.asked(people.showMe)
    expect(me.data).toMatchObject({
      role: 3,
      selected_company: { id: data.id, name: 'Kéktó Kft.', monday: 8, sunday: 0 },
    })
  })

  it('founds one company only for a call that is repeated because its reply was lost', async () => {
    const { client } = await world.registered()
    const call = () => client.asked(company.createCompany, { body: form }, { 'idempotency-key': 'founding-once' })
    const [first, second] = [await call(), await call()]
    expect(second.data.id).toBe(first.data.id)
    expect((await client.asked(people.showMe)).data.companies).toHaveLength(1)
  })

  it('security 8 keeps no token with the reply, and signs another one for a retry', async () => {
    const { client } = await world.registered()
    const call = () => client.asked(company.createCompany, { body: form }, { 'idempotency-key': 'founding-anew' })
    const first = await call()
    await pause(1_100)
    const second = await call()
    const issuedAt = ({ token }: { token: string }) => decodeJwt(token).iat!
    expect(issuedAt(second)).toBeGreaterThan(issuedAt(first))
    expect({ ...second, token: '' }).toEqual({ ...first, token: '' })
    expect((await client.asked(people.showMe)).data.selected_company?.id).toBe(first.data.id)
  })

  it('refuses a week without work, hours beyond a day, and a country that is none', async () => {
    const { client } = await world.registered()
    const idle = { ...generalWeek, monday: 0, tuesday: 0, wednesday: 0, thursday: 0, friday: 0 }
    const noWork = await refused(client.asked(company.createCompany, { body: { ...form, working_hours: idle } }))
    expect(noWork.errors['working_hours.monday']).toEqual(['Enter working hours for at least one day.'])
    const tooLong = await refused(
      client.asked(company.createCompany, {
        body: { ...form, country: 'hu', working_hours: { ...generalWeek, monday: 25 } },
      }),
    )
    expect(Object.keys(tooLong.errors).sort()).toEqual(['country', 'working_hours.monday'])
  })

  it('is not for somebody who is not signed in', async () => {
    expect(await refused(world.visitor().asked(company.createCompany, { body: form }))).toMatchObject({ status: 401 })
  })

  it('ends with the completed registration', async () => {
    const { client } = await world.founder()
    expect((await client.asked(people.showMe)).data.selected_company?.has_completed_registration).toBe(true)
  })
})

describe('a person in two companies', () => {
  it('turns from one to the other, and the right to the first is not a right to the second', async () => {
    const owner = await world.founder()
    const guest = await world.founder()
    await owner.client.asked(people.invitePeople, { body: { invites: [{ email: guest.email }] } })
    expect(await world.idOf(owner, guest.email)).toBe(guest.id)
    const token = await world.invitationTo(guest.email)
    const shown = await world.visitor().asked(people.showInvitation, { path: { token } })
    expect(shown.data).toMatchObject({ email: guest.email, has_account: true })
    await guest.client.asked(joinCompany, { body: { token, first_name: 'Ven', last_name: 'Dég' } })

    const there = await guest.client.asked(people.showMe)
    expect(there.data).toMatchObject({ role: 1, selected_company: { id: owner.company }, first_name: 'Ven' })
    expect(there.data.companies.map(({ id }) => id).sort()).toEqual([owner.company, guest.company].sort())
    expect(
      await refused(guest.client.asked(company.changeCompany, { body: { name: 'Új', country: 'HU' } })),
    ).toMatchObject({ status: 403 })

    await guest.client.asked(company.selectCompany, { body: { company_id: guest.company } })
    expect((await guest.client.asked(people.showMe)).data.role).toBe(3)
    await guest.client.asked(account.refreshToken)
    expect((await guest.client.asked(people.showMe)).data.selected_company?.id).toBe(guest.company)
    const later = world.visitor()
    await later.asked(account.logIn, { body: { email: guest.email, password } })
    expect((await later.asked(people.showMe)).data.selected_company?.id).toBe(guest.company)
  })

  it('cannot turn to a company of others', async () => {
    const [one, other] = [await world.founder(), await world.founder()]
    for (const company_id of [other.company, 'nothing', 'a b', '../x'])
      expect(await refused(one.client.asked(company.selectCompany, { body: { company_id } }))).toMatchObject({
        status: 404,
      })
  })
})
