import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { api } from '#shared/api.ts'
import { company } from '#shared/company/contract.ts'
import { restorableUntil } from '#shared/company/deletion.ts'
import { leave } from '#shared/leave/contract.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { people } from '#shared/people/contract.ts'
import { untilInWords } from '#shared/words/say.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'
import { receivedEmail } from '../account/received-email.ts'

const world = openWorld()
const nameOf = async ({ client }: Person) => (await client.asked(company.showCompany)).data.name
const close = ({ client }: Person, name: string) => client.asked(company.deleteCompany, { body: { name } })
const outside = { status: 403, message: 'You do not belong to this company.' }

describe('deleting a company', () => {
  it('shuts everybody out at once, with tokens issued before', async () => {
    const owner = await world.founder()
    const [admin, anna] = [await world.colleague(owner, 2), await world.colleague(owner)]
    await close(owner, ` ${await nameOf(owner)} `)
    for (const { client } of [owner, admin, anna]) {
      expect(await refused(client.asked(leave.listDaysOff))).toMatchObject(outside)
      expect(await refused(client.asked(company.selectCompany, { body: { company_id: owner.company } }))).toMatchObject(
        {
          status: 404,
        },
      )
      expect((await client.asked(people.showMe)).data).toMatchObject({ companies: [], selected_company: null })
    }
    await world.visitor().asked(account.logIn, { body: { email: anna.email, password } })
  })

  it('P07 makes it readable by nobody: every endpoint refuses whoever has it selected', async () => {
    const owner = await world.founder('en')
    await close(owner, await nameOf(owner))
    const within = Object.values(api)
      .flatMap(feature => Object.values(feature) as Endpoint[])
      .filter(({ access }) => ['member', 'admin', 'superadmin'].includes(access))
    expect(within.length).toBeGreaterThan(60)
    const statuses = await Promise.all(
      within.map(async ({ method, path, route }) => {
        const url = `${world.cloud.url}/api/en${path.replaceAll(/\{\w+\}/g, 'x1')}`
        const headers = { authorization: `Bearer ${owner.client.token}`, 'content-type': 'application/json' }
        const reply = await fetch(url, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
        return [route, reply.status] as const
      }),
    )
    for (const [route, status] of statuses) expect([route, status]).toEqual([route, expect.toBeOneOf([403, 428])])
  })

  it('P07 says to whoever deletes it until when it can be restored, and to those who have no other why there is none', async () => {
    const owner = await world.founder('en')
    const anna = await world.colleague(owner)
    const name = await nameOf(owner)
    const restorable_until = restorableUntil({ at: Date.now() / 1000 })
    expect((await close(owner, name)).data).toEqual({ restorable_until })
    for (const { client } of [owner, anna])
      expect((await client.asked(people.showMe)).data.deleted_company).toEqual({ name, restorable_until })
  })

  it('P07 leaves somebody with a second company there, and signed in to it at once', async () => {
    const owner = await world.founder('en')
    const other = await world.founder('en')
    const anna = await world.colleague(owner)
    await other.client.asked(people.invitePeople, { body: { invites: [{ email: anna.email }] } })
    const token = await world.invitationTo(anna.email)
    await anna.client.asked(joinCompany, { body: { token, first_name: 'Anna', last_name: 'Kis' } })
    anna.client.token = (await anna.client.asked(company.selectCompany, { body: { company_id: owner.company } })).token
    await close(owner, await nameOf(owner))

    expect(await refused(anna.client.asked(leave.listDaysOff))).toMatchObject(outside)
    anna.client.token = (await anna.client.asked(account.refreshToken)).token
    const { companies, selected_company, deleted_company } = (await anna.client.asked(people.showMe)).data
    expect(companies.map(({ id }) => id)).toEqual([other.company])
    expect(selected_company?.id).toBe(other.company)
    expect(deleted_company).toBeUndefined()
    await anna.client.asked(leave.listDaysOff)
  })

  it('asks for its name, of a superadmin', async () => {
    const owner = await world.founder('en')
    const admin = await world.colleague(owner, 2)
    const name = await nameOf(owner)
    for (const wrong of ['', `${name}!`, name.toUpperCase()])
      expect((await refused(close(owner, wrong))).errors).toEqual({ name: ['This is not the name of the company.'] })
    expect((await refused(owner.client.asked(company.deleteCompany, { body: {} as never }))).errors).toEqual({
      name: ['Fill this in.'],
    })
    expect(await refused(close(admin, name))).toMatchObject({ status: 403 })
    expect(await nameOf(owner)).toBe(name)
  })

  it('P07 tells its administrators by email, and nobody else', async () => {
    const owner = await world.founder('en')
    const [admin, anna] = [await world.colleague(owner, 2, 'hu'), await world.colleague(owner)]
    const name = await nameOf(owner)
    await close(owner, name)
    const { subject, text } = await receivedEmail(world, admin.email, /Törölték|deleted/)
    expect(`${subject} ${text}`).toContain(name)
    const until = restorableUntil({ at: Date.now() / 1000 })
    expect(text).toContain(`${untilInWords(until, 'hu')} visszaállíthatjuk`)
    expect(text).toContain('segitseg@szabi.test')
    const { text: ofOwner } = await receivedEmail(world, owner.email, /has been deleted/)
    expect(ofOwner).toContain(`until ${untilInWords(until, 'en')}`)
    expect(ofOwner).toContain('segitseg@szabi.test')
    expect(world.cloud.mails().filter(({ to, subject }) => to === anna.email && /delet|Töröl/.test(subject))).toEqual(
      [],
    )
  })

  it('ends its open invitations', async () => {
    const owner = await world.founder()
    await owner.client.asked(people.invitePeople, { body: { invites: [{ email: 'late@example.hu' }] } })
    const token = await world.invitationTo('late@example.hu')
    await close(owner, await nameOf(owner))
    expect(await refused(world.visitor().asked(people.showInvitation, { path: { token } }))).toMatchObject({
      status: 409,
    })
  })
})
