import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ownCloudInBrowser } from '../../support/own-site.ts'

const site = ownCloudInBrowser()

/** Opens a page as somebody of whom nothing is known, with everything that goes over the wire from then on. */
async function visit(path: string) {
  const context = await site.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const asked: string[] = []
  const counted: unknown[] = []
  page.on('request', request => {
    asked.push(`${request.method()} ${request.url().replace(site.url, '')}`)
    if (request.url().endsWith('/landing/visit')) counted.push(request.postDataJSON())
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return { page, context, asked, counted }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Sütik' })
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()

/** The home page, asked for by an address that an advertisement has. */
const advertised = '/?utm_source=hirlevel&utm_campaign=osz'
/** Longer than the banner waits, and than what follows from a choice takes. */
const aWhile = (page: Page) => page.waitForTimeout(2_500)

it('T14 R33 whoever has not answered is asked for nothing, counted by nobody, and given no cookie', async () => {
  const { page, context, asked, counted } = await visit(advertised)
  await banner(page).waitFor()
  await page.getByRole('link', { name: 'Súgó', exact: true }).first().click()
  await page.waitForURL('**/help')
  await aWhile(page)
  expect(asked.filter(one => !one.startsWith('GET /'))).toEqual([])
  expect(asked.filter(one => /visit|^GET \/api\/(?!hu\/translate)/.test(one))).toEqual([])
  expect(counted).toEqual([])
  expect(await context.cookies()).toEqual([])
  // What the words of the site are now is no cookie of anybody.
  expect(await page.evaluate(() => Object.keys(localStorage).filter(name => !name.startsWith('words.')))).toEqual([])
  await context.close()
})

it('T14 whoever refuses is not counted, on this page or the next', async () => {
  const { page, context, asked, counted } = await visit(advertised)
  await press(page, 'Csak a szükségesek')
  await page.getByRole('link', { name: 'Súgó', exact: true }).first().click()
  await page.waitForURL('**/help')
  await aWhile(page)
  expect(counted).toEqual([])
  expect(asked.filter(one => !one.startsWith('GET /'))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookie_consent'])
  await context.close()
})

it('T14 O08 statistics alone count the page without what led there, and each further page', async () => {
  const { page, context, counted } = await visit(advertised)
  await press(page, 'Beállítások')
  await banner(page).getByRole('checkbox', { name: 'Marketing' }).uncheck()
  await press(page, 'Választás mentése')
  await expect.poll(() => counted).toEqual([{}])
  await page.getByRole('link', { name: 'Súgó', exact: true }).first().click()
  await expect.poll(() => counted).toEqual([{}, {}])
  await context.close()
})

it('T14 O11 marketing too says which advertisement it was; a choice that is taken back ends the counting', async () => {
  const { page, context, counted } = await visit(advertised)
  await press(page, 'Mindet elfogadom')
  const campaign = {
    utm_source: 'hirlevel',
    utm_medium: '',
    utm_campaign: 'osz',
    utm_term: '',
    utm_content: '',
    referer: '',
  }
  await expect.poll(() => counted).toEqual([{ campaign }])
  await page.getByRole('button', { name: 'Sütibeállítások' }).click()
  await press(page, 'Csak a szükségesek')
  await page.getByRole('link', { name: 'Súgó', exact: true }).first().click()
  await page.waitForURL('**/help')
  await aWhile(page)
  expect(counted).toHaveLength(1)
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['cookie_consent', 'necessary']])
  await context.close()
})
