import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '#infra/local/site/built-site.ts'
import { addTestimonial } from '#shared/backoffice/contract/testimonials/add-testimonial.ts'
import { removeTestimonial } from '#shared/backoffice/contract/testimonials/remove-testimonial.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld } from '#test/support/world.ts'
import { launch } from '../support/chromium.ts'
import { operatorAtWork, type OperatorAtWork } from './operator-at-work.ts'

const world = openWorld(() => ownCloud({ site: builtSite }))

let browser: Browser
let dora: OperatorAtWork

beforeAll(async () => {
  browser = await launch()
  dora = await operatorAtWork(browser, world, { language: 'hu', width: 1280 })
})
afterAll(() => browser?.close())

const said = {
  rating: 5,
  description: 'Mindenki látja, hány napja maradt.',
  name: 'Kis Anna',
  position: 'irodavezető',
  company: 'Kéktó Kft.',
  language: 'hu',
  active: true,
} as const

const home = async () => (await fetch(`${world.cloud.url}/hu`)).text()
/** It is published within a minute. */
const eventuallyAtHome = { timeout: 120_000 }

describe('the back office, and what a visitor sees of it', () => {
  it('E09 has prices counted with the rate of tax that is typed, by a point as by a comma', async () => {
    const { page, word, context } = dora
    await dora.goTo('currencies')
    await dora.withRow('Magyarország', 'countries:edit')
    await dora.field('countries:vatRate').press('ControlOrMeta+a')
    await page.keyboard.type('25.5')
    await dora.inDialog('common:save')
    await dora.sees(word('backoffice:saved'))

    const visitor = await context.newPage()
    await expect
      .poll(async () => {
        await visitor.goto('/hu')
        const prices = visitor.locator('#pricing')
        await prices.scrollIntoViewIfNeeded()
        return prices
          .getByText('25,5% áfával')
          .waitFor({ timeout: 3000 })
          .then(
            () => true,
            () => false,
          )
      }, eventuallyAtHome)
      .toBe(true)
    await visitor.close()
  })

  it('O10 shows a testimonial on the home page until it is switched off', async () => {
    const { page, word } = dora
    const ilona = await world.operator({ additions: ['testimonials.write'] })
    await ilona.client.asked(addTestimonial, { body: { ...said, title: 'Nincs több táblázat' } })
    await expect.poll(home, eventuallyAtHome).toContain('Nincs több táblázat')
    await dora.goTo('testimonials')
    await dora.withRow('Nincs több táblázat', 'sitecontent:edit')
    await page.getByRole('dialog').getByText(word('sitecontent:activeLabel')).click()
    await dora.inDialog('common:save')
    await dora.sees(word('sitecontent:hidden'))
    await expect.poll(home, eventuallyAtHome).not.toContain('Nincs több táblázat')
  })

  it('O10 keeps what was typed of a testimonial that another operator deletes meanwhile', async () => {
    const { page, word } = dora
    const ilona = await world.operator({ additions: ['testimonials.write'] })
    const added = await ilona.client.asked(addTestimonial, { body: { ...said, title: 'Öt perc havonta' } })
    await page.reload()
    await dora.withRow('Öt perc havonta', 'sitecontent:edit')
    await dora.field('sitecontent:description').fill('Sokáig írtam ezt a szöveget.')
    await ilona.client.asked(removeTestimonial, { path: { id: added.data.id } })
    await dora.inDialog('common:save')
    await page.getByRole('dialog').getByText(word('backoffice:deletedMeanwhile')).waitFor()
    expect(await dora.field('sitecontent:description').inputValue()).toBe('Sokáig írtam ezt a szöveget.')
    expect(await dora.axe()).toEqual([])
    expect(dora.troubles.filter(trouble => !/status of 404/.test(trouble))).toEqual([])
  })
})

describe('the back office, for whoever may only look at one area', () => {
  it('O03 O04 has no other page, and nothing to change there', async () => {
    const eva = await operatorAtWork(browser, world, { language: 'en', width: 390, additions: ['testimonials.read'] })
    const { page, word } = eva
    await page.getByRole('heading', { level: 1, name: word('backoffice:testimonials') }).waitFor()
    expect(await eva.button('sitecontent:testimonialAdd').count()).toBe(0)
    await page.getByRole('button', { name: word('site:openMenu') }).click()
    const areas = page.getByRole('dialog').locator('a[href*="/admin/"]')
    expect(await areas.allTextContents()).toEqual([word('backoffice:testimonials')])
    await page.goto('/en/admin/companies')
    await page.getByRole('heading', { level: 1, name: word('backoffice:notFoundTitle') }).waitFor()
    await eva.sees(word('backoffice:notFoundWhy'))
    expect(await eva.axe()).toEqual([])
    expect(eva.troubles).toEqual([])
    await eva.leave()
  })
})
