import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { removeAuthenticator } from '#shared/account/contract/second-factor/remove-authenticator.ts'
import { showSecondFactors } from '#shared/account/contract/second-factor/show-second-factors.ts'
import { company } from '#shared/company/contract.ts'
import { requireSecondFactor } from '#shared/company/contract/require-second-factor.ts'
import { people } from '#shared/people/contract.ts'
import { refused, type Client } from '#test/support/client.ts'
import { openWorld } from '#test/support/world.ts'
import { withAuthenticator, withPasskey } from '../account/with-factors.ts'

const world = openWorld()
const require = (client: Client, is_required = true) => client.asked(requireSecondFactor, { body: { is_required } })
const isLed = { status: 412, code: 'secondFactorRequired' }
const needs = async (client: Client) => (await client.asked(people.showMe)).data.selected_company?.needs_second_factor

describe('ASVS 6.3.3 a company whose administrators need a second factor', () => {
  it('opens for them once they have one, and for everybody else as before', async () => {
    const owner = await world.founder('en')
    const [admin, employee] = [await world.colleague(owner, 2), await world.colleague(owner)]
    expect((await owner.client.asked(company.showCompany)).data.admins_need_second_factor).toBe(false)
    expect(await needs(owner.client)).toBeUndefined()
    await withAuthenticator(owner.client)
    const { data } = await require(owner.client)
    expect(data.admins_need_second_factor).toBe(true)

    const { client } = admin
    expect(await refused(client.asked(company.showCompany))).toMatchObject(isLed)
    expect(await refused(client.asked(people.listPeople))).toMatchObject(isLed)
    expect(await needs(client)).toBe(true)
    await client.asked(showSecondFactors)
    await client.asked(account.refreshToken)
    await employee.client.asked(company.showCompany)
    expect(await needs(employee.client)).toBeUndefined()

    await withPasskey(world, client)
    for (const { client } of [owner, admin]) {
      expect((await client.asked(company.showCompany)).data.admins_need_second_factor).toBe(true)
      expect(await needs(client)).toBeUndefined()
    }
    await owner.client.asked(removeAuthenticator)
    expect(await refused(owner.client.asked(company.showCompany))).toMatchObject(isLed)
  })

  it('holds for whoever becomes an administrator, and ends with the rule', async () => {
    const owner = await world.founder('en')
    const colleague = await world.colleague(owner)
    await withAuthenticator(owner.client)
    await require(owner.client)
    await owner.client.asked(people.changeRole, { path: { id: colleague.id }, body: { role: 2 } })
    expect(await refused(colleague.client.asked(company.showCompany))).toMatchObject(isLed)
    await require(owner.client, false)
    await colleague.client.asked(company.showCompany)
  })

  it('is made by superadmins alone', async () => {
    const owner = await world.founder('en')
    const admin = await world.colleague(owner, 2)
    expect(await refused(require(admin.client))).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await refused(require(owner.client))).toMatchObject({
      status: 422,
      errors: {
        is_required: ['Set up two-step sign-in for your own account first, or you could not open the company either.'],
      },
    })
    await require(owner.client, false)
  })
})
