import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
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

  it('asks for its name, of a superadmin', async () => {
    const owner = await world.founder('en')
    const admin = await world.colleague(owner, 2)
    const name = await nameOf(owner)
    for (const wrong of ['', `${name}!`, name.toUpperCase()])
      expect((await refused(close(owner, wrong))).errors).toEqual({ name: ['This is not the name of the company.'] })
    expect((await refused(owner.client.asked(company.deleteCompany, { body: {} as never }))).errors).toEqual({
      name: ['Please fill this in.'],
    })
    expect(await refused(close(admin, name))).toMatchObject({ status: 403 })
    expect(await nameOf(owner)).toBe(name)
  })

  it('P07 tells its administrators by letter, and nobody else', async () => {
    const owner = await world.founder('en')
    const [admin, anna] = [await world.colleague(owner, 2, 'hu'), await world.colleague(owner)]
    const name = await nameOf(owner)
    await close(owner, name)
    const { subject, text } = await receivedEmail(world, admin.email, /Törölték|deleted/)
    expect(`${subject} ${text}`).toContain(name)
    expect(text).toMatch(/30 (days|napig)/)
    await receivedEmail(world, owner.email, /has been deleted/)
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
