import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { consented } from '#test/support/consented.ts'
import { axeOfPage } from '../../support/axe-of-page.ts'
import { ownCloudInBrowser } from '../../support/own-site.ts'

const site = ownCloudInBrowser()

/** A visitor's window, and what its console complained of. */
async function visit(path: string, options: BrowserContextOptions = {}) {
  const context = await site.newContext({ baseURL: site.url, reducedMotion: 'reduce', ...options })
  await context.addCookies(consented(site.url))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  await page.goto(path)
  return { page, context, said }
}

const isInSight = (page: Page, id: string) =>
  page.evaluate(name => {
    const { top = Infinity } = document.getElementById(name)?.getBoundingClientRect() ?? {}
    return top > -5 && top < innerHeight
  }, id)

describe('the home page', () => {
  it('R26 stands written in whole, and is read without any program', async () => {
    const { page, context } = await visit('/', { javaScriptEnabled: false })
    for (const id of ['features', 'pricing', 'contact-us']) expect(await page.locator(`#${id}`).count()).toBe(1)
    const text = (await page.locator('main').textContent())?.replace(/\s/g, ' ')
    for (const said of [
      '27 nap szabadság: 22 jóváhagyva, 3 függőben, 2 még szabad',
      'Legalább 20 nap.',
      'Amit az Excel nem tud magától',
      'Bérszámfejtés',
      '12 250 Ft + áfa havonta',
      'Hol vannak az adatok, és ki mit lát',
      'Rendszerint 48 órán belül válaszolunk.',
      'A decembert már ne kézzel számold.',
    ])
      expect(text).toContain(said)
    await page.locator('summary', { hasText: 'Mi történik, ha tízen leszünk?' }).click()
    expect(await page.getByText('Elindul egy 120 napos próbaidő', { exact: false }).isVisible()).toBe(true)
    await context.close()
  })

  it.each([
    ['/', 'Céges e-mail-címed', 'Regisztrálok, ingyen', '**/register'],
    ['/en', 'Your work email', 'Sign up free', '**/en/register'],
  ])('R26 %s begins the registration with the address that is typed there', async (path, label, button, address) => {
    const { page, context, said } = await visit(path)
    await page.getByLabel(label).first().fill('csilla@kekto.example')
    await page.getByRole('button', { name: button }).first().click()
    await page.waitForURL(address)
    const typed = () =>
      page.locator('input[name=email]').evaluateAll(all => all.map(one => (one as HTMLInputElement).value))
    await expect.poll(typed).toEqual(['csilla@kekto.example'])
    expect(said).toEqual([])
    await context.close()
  })

  it('R02 leads to its sections by the menu, from another page too', async () => {
    const { page, context, said } = await visit('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Árak' }).first().click()
    await expect.poll(() => isInSight(page, 'pricing')).toBe(true)
    await page.goto('/help')
    await page.waitForLoadState('networkidle')
    await page.getByRole('navigation').getByRole('link', { name: 'GYIK' }).first().click()
    await expect.poll(() => isInSight(page, 'contact-us')).toBe(true)
    expect(said).toEqual([])
    await context.close()
  })

  it.each(['light', 'dark'] as const)(
    'R28 R32 is clean for axe with its form open and everything in it changed, %s',
    async colorScheme => {
      const { page, context, said } = await visit('/#contact-us', { colorScheme })
      await page.getByRole('button', { name: 'Üzenet küldése' }).click()
      await page.getByText('Ezt töltsd ki.').first().waitFor()
      await page.getByRole('radio', { name: 'Évente' }).check()
      await page.getByRole('tab', { name: 'Vezető' }).click()
      await page.getByLabel('Születési év').fill('1990')
      await page.getByText('+ 5 életkor', { exact: false }).waitFor()
      expect(await axeOfPage(page)).toEqual([])
      expect(said).toEqual([])
      await context.close()
    },
  )

  it('R26 keeps what its boxes say where the colours are those of the device', async () => {
    const { page, context } = await visit('/', { forcedColors: 'active' })
    const ground = (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate(box => getComputedStyle(box).backgroundColor)
    const [taken, worked] = [
      await ground('#features [data-leave=vacation]'),
      await ground('#features figure i:not([data-leave])'),
    ]
    expect(taken).not.toBe(worked)
    const [seen, unseen] = [await ground('td [data-seen]'), await ground('td i:not([data-seen])')]
    expect(seen).not.toBe(unseen)
    const edges = await page
      .locator('#pricing [role=radiogroup] label')
      .evaluateAll(labels => labels.map(label => getComputedStyle(label).outlineStyle))
    expect(edges).toEqual(['solid', 'none', 'solid', 'none'])
    await context.close()
  })

  it('R26 shows the picture of a phone no larger than one, on a tablet too', async () => {
    const { page, context } = await visit('/', { viewport: { width: 768, height: 900 } })
    const widths = await page
      .locator('[data-shot] img')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().width).filter(Boolean))
    expect(widths.map(Math.round)).toEqual([366, 486, 366])
    await context.close()
  })

  it('R02 P09 a question reaches those who run the service, and its writer is told by when it is answered', async () => {
    const { page, context, said } = await visit('/en#contact-us')
    await page.getByLabel('Name').fill('Nora Varga')
    await page.getByLabel('Email address').fill('nora@varga.example')
    await page.getByLabel('What would you like to know?').fill('We are twelve.\n\nWhat would it cost?')
    // Nobody is taken for a person who has filled it in within three seconds.
    await page.waitForTimeout(3_000)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('We have it. We usually write within 48 hours.').waitFor()
    const emails = async () =>
      ((await (await fetch(`${site.url}/_local/mail.json`)).json()) as { subject: string; text: string }[]).filter(
        ({ subject }) => subject === 'Üzenet a weboldalról: Nora Varga',
      )
    await expect.poll(emails, { timeout: 60_000 }).toHaveLength(1)
    expect((await emails())[0]?.text).toContain('What would it cost?')
    expect(said).toEqual([])
    await context.close()
  })
})
