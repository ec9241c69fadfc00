import type { Browser, Locator } from 'playwright-core'
import { openSeat, type Keep, type Seat } from './seat.ts'

/** The day of the pictures, on which the demo company is made. */
export const moment = '2026-11-20T09:00+01:00'

export const languages = ['hu', 'en'] as const

/** Takes the pictures of the home page from the product itself, one request of Anna's among them: asked for, decided on, and in the calendar. */
export async function takeHomeShots(url: string, browser: Browser, keep: Keep): Promise<void> {
  const sit = (name: string, width: number, height: number) =>
    openSeat({ url, browser, keep, moment, name, width, height })
  const [wide, hu, en, narrow, manager, payroll] = await Promise.all([
    sit('anna', 1024, 600),
    // One for each language, since a form that was left is opened again as it was.
    sit('anna', 390, 600),
    sit('anna', 390, 600),
    sit('bela', 520, 800),
    sit('bela', 1024, 600),
    sit('csilla', 1180, 660),
  ])
  for (const language of languages) {
    await wide.open('/dashboard', language)
    await wide.take('dashboard')
    await wide.open('/user/days-off', language)
    await wide.take('employee')
    const phone = { hu, en }[language]
    await phone.open('/dashboard', language)
    await phone.take('dashboard-phone')
    await ask(phone)
    await phone.take('ask')
    await payroll.open('/company/export', language)
    await payroll.take('payroll')
  }
  await en.page.getByRole('dialog').locator('button[type=submit]').click()
  await en.page.getByRole('dialog').waitFor({ state: 'detached' })
  for (const language of languages) {
    await narrow.open('/dashboard', language)
    await narrow.take('decide', annas(narrow))
    await manager.open('/dashboard', language)
    await manager.take('manager')
  }
  const phone = await sit('bela', 390, 600)
  const takeCalendars = async (suffix: '' | '-asked') => {
    for (const language of languages) {
      await seeMonth(manager, language)
      await manager.take(`calendar${suffix}`, manager.page.getByRole('grid').first())
      await seeMonth(phone, language, '&view=grid')
      await phone.take(`calendar-phone${suffix}`, await christmasOf(phone))
    }
  }
  await takeCalendars('-asked')
  await narrow.open('/dashboard', 'hu')
  await annas(narrow)
    .getByRole('button', { name: narrow.word('leave:approve') })
    .click()
  await narrow.page.waitForLoadState('networkidle')
  await takeCalendars('')
  for (const seat of [wide, hu, en, narrow, phone, manager, payroll]) await seat.page.context().close()
}

/** Where the approver decides on her request. */
const annas = ({ page, word }: Seat) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /Kis Anna|Anna Kis/ })
    .filter({ has: page.getByRole('button', { name: word('leave:approve') }) })

/** Her four days before Christmas, as she fills them in. */
async function ask({ page, word }: Seat) {
  await page
    .getByRole('button', { name: word('leave:newRequest') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByLabel(word('leave:firstDay'), { exact: false }).first()
  await first.fill('2026-12-17')
  const counted = page.waitForResponse(
    reply => reply.url().endsWith('/preview') && reply.request().postData()?.includes('2026-12-22') === true,
  )
  await dialog.getByLabel(word('leave:lastDay'), { exact: false }).first().fill('2026-12-22')
  await page.waitForLoadState('networkidle')
  await counted
  await first.evaluate(field => field.closest('fieldset, div')?.scrollIntoView({ block: 'start' }))
}

/** December in the calendar of her group. */
async function seeMonth(seat: Seat, language: (typeof languages)[number], view = '') {
  const { page, word } = seat
  await seat.open(`/days-off?month=2026-12${view}`, language)
  await page
    .getByRole('button', { name: new RegExp(word('leave:calendarAllGroups')) })
    .first()
    .click()
  await page.getByRole('option', { name: 'Műhely' }).click()
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

/** The days around her request in the calendar of a phone, which is as wide as its window. */
async function christmasOf({ page }: Seat): Promise<Locator> {
  const scroller = page.getByRole('grid').first().locator('..')
  await scroller.evaluate(element => {
    const [name, day] = ['[role=columnheader]', '[role=columnheader][aria-colindex="17"]'].map(place =>
      element.querySelector(place)!.getBoundingClientRect(),
    )
    element.scrollLeft += day!.left - name!.right
  })
  return scroller
}
