import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { account } from '#shared/account/contract.ts'
import { askForGrant } from '#shared/billing/contract/ask-for-grant.ts'
import { orderPlan } from '#shared/billing/contract/order-plan.ts'
import { showPlan } from '#shared/billing/contract/show-plan.ts'
import { company } from '#shared/company/contract.ts'
import { listCountries } from '#shared/company/contract/list-countries.ts'
import { refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, password, type Person as Inhabitant } from '#test/support/world.ts'
import { launch } from '../support/chromium.ts'
import { operatorAtWork, type OperatorAtWork } from './operator-at-work.ts'
import { questionOn } from './person.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
let dora: OperatorAtWork
let owner: Inhabitant
const name = 'Tiszaparti Kertészet Kft.'

beforeAll(async () => {
  browser = await launch()
  owner = await world.founder('hu')
  await owner.client.asked(company.changeCompany, { body: { name, country: 'HU' } })
  dora = await operatorAtWork(browser, world, { language: 'hu', width: 1280 })
})
afterAll(() => browser?.close())

const planOf = async (query = {}) => (await owner.client.asked(showPlan, { query })).data

/** Looks again for what the stream keeps, which is a moment behind. */
const eventuallySeen = (row: Locator, look: () => Promise<unknown>) =>
  expect
    .poll(
      async () => {
        await look()
        return row.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        )
      },
      { timeout: 90_000 },
    )
    .toBe(true)

/** Searches the list of the page, and opens what is found. */
async function search(text: string, found: string) {
  const { page } = dora
  const row = page.getByRole('link', { name: found, exact: true })
  await eventuallySeen(row, async () => {
    await page.getByRole('searchbox').fill('')
    await page.getByRole('searchbox').fill(text)
  })
  await row.click()
  await page.getByRole('heading', { level: 1, name: found }).waitFor()
}

describe('the back office, for those who use the service', () => {
  it('O01 opens on an overview, with its figures and charts', async () => {
    await dora.goTo('dashboard')
    await dora.sees(dora.word('dashboardadmin:trials'))
    expect(await dora.axe()).toEqual([])
  })

  it('O12 finds a company, and looks after what it has ordered', async () => {
    const { page, word } = dora
    const { offers } = await planOf({ seats: 12 })
    const { plan, term, gross } = offers[0]!
    const billing = { name, tax_number: '12345676-2-42', postcode: '6720', city: 'Szeged', address: 'Partfürdő 1.' }
    const { data } = await owner.client.asked(orderPlan, {
      body: { plan, term, gross, seats: 12, ...billing, email: owner.email, reference: null },
    })
    const { number } = data.orders[0]!

    await dora.goTo('companies')
    await search('tiszaparti', name)
    expect(await dora.axe()).toEqual([])
    await dora.button('companiesadmin:markPaidOf', { number }).click()
    await dora.inDialog('companiesadmin:markPaid')
    await dora.sees(word('companiesadmin:paidDone', { number }))
    expect(await planOf()).toMatchObject({ standing: 'subscribed', orders: [{ number, state: 'paid' }] })

    await dora.field('companiesadmin:note').fill('Pénteken visszahívni')
    await dora.button('companiesadmin:addNote').click()
    await dora.sees('Pénteken visszahívni')
    await page.reload()
    await dora.button('companiesadmin:removeNote').click()
    await dora.sees(word('companiesadmin:noNotes'))
  })

  it('O12 looks at its people as support, read-only, which the log says', async () => {
    const { page, word } = dora
    await page.getByRole('link', { name: word('companiesadmin:people') }).click()
    await dora.sees(word('companiesadmin:viewing', { name }))
    await page.getByText(owner.email).first().waitFor()
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    await page.getByRole('link', { name: word('companiesadmin:account') }).click()
    await page.getByRole('link', { name: word('companiesadmin:log') }).click()
    await dora.sees(word('operatorlog:viewed'))
    expect(await dora.axe()).toEqual([])
  })

  it('O12 grants free use to who asks for it, and restores what was deleted', async () => {
    const { word, page } = dora
    const school = await world.founder('hu')
    const { data } = await school.client.asked(company.showCompany)
    await school.client.asked(askForGrant)
    await page.goto(`/hu/admin/companies/${school.company}`)
    await dora.button('companiesadmin:giveGrant').click()
    await dora.inDialog('companiesadmin:giveGrant')
    await dora.sees(word('companiesadmin:grant_granted'))
    expect((await school.client.asked(showPlan)).data.standing).toBe('granted')

    await school.client.asked(company.deleteCompany, { body: { name: data.name } })
    await page.reload()
    await dora.sees(word('companiesadmin:isDeleted'))
    await dora.button('companiesadmin:restore').click()
    await dora.inDialog('companiesadmin:restore')
    await dora.sees(word('companiesadmin:restored', { name: data.name }))
    expect((await school.client.asked(company.showCompany)).data.name).toBe(data.name)
  })

  it('O02 finds somebody, sends a password link, and closes the account until it is opened again', async () => {
    const { word, page } = dora
    const { client, email } = await world.registered('hu')
    await dora.goTo('users')
    await search(email, email)
    expect(await dora.axe()).toEqual([])
    await dora.button('usersadmin:sendReset').click()
    await dora.sees(word('usersadmin:resetSent', { email }))
    await expect
      .poll(
        () => world.cloud.mails().filter(({ to, text }) => to === email && text.includes('change-password')).length,
        {
          timeout: 30_000,
        },
      )
      .toBe(1)

    await dora.button('usersadmin:deactivate').click()
    await dora.inDialog('usersadmin:deactivate')
    await dora.sees(word('usersadmin:deactivated', { email }))
    const body = { email, password, remember_me: false }
    expect((await refused(client.asked(account.logIn, { body }))).status).toBe(403)
    await dora.button('usersadmin:activate').click()
    await dora.sees(word('usersadmin:activated', { email }))
    expect(await client.asked(account.logIn, { body })).toMatchObject({ user: { email } })

    await dora.button('usersadmin:erase').click()
    await questionOn(page).getByRole('textbox').fill(email)
    await dora.inDialog('usersadmin:erase')
    await dora.sees(word('usersadmin:erased'))
    expect((await refused(client.asked(account.logIn, { body }))).status).toBe(422)
  })

  it('O09 picks companies for a group, filters the list by it, and describes another by a rule', async () => {
    const { word, page } = dora
    await dora.goTo('user-groups')
    await dora.button('usergroups:add').click()
    await dora.field('usergroups:name').fill('Kertészek')
    await dora.inDialog('common:save')
    await page.getByRole('link', { name: 'Kertészek', exact: true }).click()
    await dora.button('usergroups:addCompanies').first().click()
    await page.getByRole('dialog').getByRole('searchbox').fill('tiszaparti')
    await dora.inDialog('usergroups:putOf', { name })
    await page.getByRole('dialog').getByText(word('usergroups:isIn')).waitFor()
    await dora.inDialog('usergroups:done')
    await page.getByRole('link', { name, exact: true }).waitFor()
    expect(await dora.axe()).toEqual([])

    await dora.goTo('companies')
    await dora.choose('backoffice:everyGroup', 'Kertészek')
    await page.getByRole('link', { name, exact: true }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)

    await dora.goTo('user-groups')
    await dora.button('usergroups:add').click()
    await dora.field('usergroups:name').fill('Előfizetők')
    await page.getByText(word('usergroups:sort_rule')).first().click()
    await page.getByRole('dialog').getByText(word('usergroups:standing_subscribed'), { exact: true }).click()
    await dora.inDialog('common:save')
    await page.getByRole('link', { name: 'Előfizetők', exact: true }).click()
    await eventuallySeen(page.getByRole('link', { name, exact: true }), () => page.reload())
  })

  it('E09 keeps countries and currencies, which companies choose from', async () => {
    const { word, page } = dora
    const named = async () => (await owner.client.asked(listCountries)).data.find(({ code }) => code === 'JP')?.name
    expect(await named()).toBeUndefined()
    await dora.goTo('currencies')
    await dora.button('countries:addCountry').click()
    await dora.choose('countries:country', 'Japán')
    await dora.field('countries:nameHu').fill('Japán Császárság')
    await dora.field('countries:vatRate').fill('10')
    await dora.choose('countries:currency', /EUR/)
    await dora.inDialog('common:save')
    await dora.sees(word('countries:added', { name: 'Japán Császárság' }))
    await page.getByText('10%').first().waitFor()
    expect(await dora.axe()).toEqual([])
    expect(await named()).toBe('Japán Császárság')

    await dora.withRow('Japán Császárság', 'countries:remove')
    await dora.inDialog('countries:remove')
    await dora.sees(word('countries:removed', { name: 'Japán Császárság' }))
    expect(await named()).toBeUndefined()
  })

  it('without a word in the console', () => expect(dora.troubles).toEqual([]))
})
