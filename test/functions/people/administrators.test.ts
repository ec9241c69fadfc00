import { describe, expect, it } from 'vitest'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { handOverCompany } from '#shared/people/contract/hand-over-company.ts'
import { listAdministrators } from '#shared/people/contract/list-administrators.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'

const world = openWorld()

const confirm = ({ client }: Person) => client.asked(confirmIdentity, { body: { password } })
const handOver = ({ client }: Person, user_id: string) => client.asked(handOverCompany, { body: { user_id } })
const ownerOf = async ({ client }: Person) => (await client.asked(company.showCompany)).data.owner
const become = (by: Person, id: string, role: 1 | 2 | 3) =>
  by.client.asked(people.changeRole, { path: { id }, body: { role } })

/** The owner as a release left them that let superadmins demote each other. */
const asOfBefore = ({ company, id }: Person) =>
  world.cloud.operator.call('DynamoDB_20120810.UpdateItem', {
    TableName: world.cloud.operator.settingsOf('people-change-role').TABLE,
    Key: { _pk: { S: `COMPANY#${company}` }, _sk: { S: `MEMBER#${id}` } },
    UpdateExpression: 'SET #role = :role ADD #version :one',
    ExpressionAttributeNames: { '#role': 'role', '#version': '_version' },
    ExpressionAttributeValues: { ':role': { N: '1' }, ':one': { N: '1' } },
  })

describe('the administrators of a company', () => {
  it('R19 A07 are listed with their role, second factor and the owner, until they are demoted', async () => {
    const owner = await world.founder()
    const [csilla] = [await world.colleague(owner, 2), await world.colleague(owner)]
    const listed = async () => (await csilla.client.asked(listAdministrators)).data
    const admins = await eventually(async () => {
      const found = await listed()
      return found.length === 2 && found
    })
    expect(admins.find(({ id }) => id === owner.id)).toMatchObject({ role: 3, is_owner: true, email: owner.email })
    expect(admins.find(({ id }) => id === csilla.id)).toMatchObject({
      role: 2,
      is_owner: false,
      has_second_factor: false,
    })
    await become(owner, csilla.id, 1)
    expect(await refused(csilla.client.asked(listAdministrators))).toMatchObject({ status: 403 })
    const { data } = await owner.client.asked(listAdministrators)
    expect(data.map(({ id }) => id)).toEqual([owner.id])
  })
})

describe('handing over a company', () => {
  it('R19 A05 makes a colleague its owner and superadmin, once the owner has confirmed their identity', async () => {
    const owner = await world.founder()
    const [anna, csilla] = [await world.colleague(owner), await world.colleague(owner, 2)]
    expect(await refused(handOver(owner, anna.id))).toMatchObject({ status: 428 })
    await confirm(owner)
    await handOver(owner, anna.id)
    expect(await ownerOf(owner)).toBe(anna.id)
    expect((await anna.client.asked(people.showMe)).data.role).toBe(3)
    // Whoever has handed it over stays a superadmin, and cannot take it back.
    expect(await refused(handOver(owner, owner.id))).toMatchObject({
      status: 403,
      message: 'Only the owner of the company can hand it over.',
    })
    await confirm(csilla)
    expect(await refused(handOver(csilla, csilla.id))).toMatchObject({ status: 403 })
    await confirm(anna)
    expect(await refused(handOver(anna, anna.id))).toMatchObject({
      status: 422,
      errors: { user_id: ['They already own the company.'] },
    })
  })

  it('A05 is for any superadmin where the owner is none any more, and for nobody who is not active', async () => {
    const owner = await world.founder()
    const [anna, bela] = [await world.colleague(owner), await world.colleague(owner)]
    await become(owner, anna.id, 3)
    await asOfBefore(owner)
    await confirm(anna)
    await anna.client.asked(people.deactivatePerson, { path: { id: bela.id } })
    expect(await refused(handOver(anna, bela.id))).toMatchObject({
      status: 422,
      errors: { user_id: ['You can hand the company over to an active employee only.'] },
    })
    await handOver(anna, anna.id)
    expect(await ownerOf(anna)).toBe(anna.id)
  })
})
