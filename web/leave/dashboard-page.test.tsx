import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { toasts } from '#web/ui/toast/toast.ts'
import { showFresh as show } from './show-fresh.test-support.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { answer, askedOf, asked, balance, freshCompany, refuse, types } from './fake-api.test-support.ts'
import { RequestModals } from './open-request.tsx'

vi.mock('#web/api/call.ts', () => import('./fake-api.test-support.ts'))

const told = () => toasts.visibleToasts.map(({ content }) => content.text)

const shown = () =>
  show(
    <RequestModals>
      <DashboardPage />
    </RequestModals>,
  )

beforeEach(async () => {
  vi.setSystemTime('2026-11-20T09:00:00Z')
  await freshCompany()
})

afterEach(() => {
  vi.useRealTimers()
  for (const { key } of toasts.visibleToasts) toasts.close(key)
})

describe('the dashboard of an employee', () => {
  it('R13 greets with the day, and shows the allowance as days', async () => {
    shown()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Szia, Anna!' })).toBeVisible()
    await expect.element(page.getByText('2026. november 20., péntek')).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: '25 napból 9 elhasznált, 3 jóváhagyott, 2 függőben, 11 szabad' }))
      .toBeVisible()
  })

  it('shows the allowance in hours where leave is taken in hours', async () => {
    const in_hours = { entitled: 160, used: 0, planned: 38.5, pending: 10, left: 111.5 }
    answer(leave.listDaysOff, () => ({ data: [], types, balance: { ...balance, in_hours } }))
    shown()
    await expect.element(page.getByText('szabad óra maradt 160 órából')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '111,5 szabad óra. Miből áll össze?' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: /Szabadságkeret/ })).toMatchTextContent('38,5 óra')
  })

  it('opens where the number comes from', async () => {
    shown()
    await userEvent.click(page.getByRole('button', { name: /11 szabad nap/ }))
    await expect.element(page.getByText(/^Alapszabadság/)).toBeVisible()
    await expect.element(page.getByText('Mt. 116. §')).toBeVisible()
    await expect.element(page.getByText(/Adta: Őri Zoltán · 2026\. febr\. 10\./)).toBeVisible()
  })

  it('shows who is away without saying why where that is not known, and what is coming', async () => {
    shown()
    const away = page.getByRole('region', { name: 'Ma távol' })
    await expect.element(away).toMatchTextContent('Szabó Bence')
    await expect.element(away).toMatchTextContent('utolsó napja: nov. 25.')
    await expect.element(away.getByText('Távol', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Szabó Bence születésnapja')).toBeVisible()
  })

  it('asks for no decision', async () => {
    shown()
    await expect.element(page.getByRole('region', { name: 'Kérelmeim' })).toMatchTextContent('Függőben')
    expect(page.getByRole('region', { name: 'Jóváhagyásra vár' }).elements()).toHaveLength(0)
  })

  it('shows the answer to a denied request', async () => {
    const denied = request({
      status: 'denied',
      response: 'Leltár van.',
      approved_by: { id: 'z', first_name: 'Zoltán', last_name: 'Őri', avatar: null },
    })
    answer(leave.listDaysOff, () => ({ data: [denied], types, balance }))
    shown()
    await expect.element(page.getByText(/Őri Zoltán válasza: „Leltár van.”/)).toBeVisible()
  })

  it('says what to do where there is nothing yet', async () => {
    answer(leave.listDaysOff, () => ({ data: [], types, balance }))
    shown()
    await expect.element(page.getByText('Még nincs kérelmed.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Új kérelem' }))
    await expect.element(page.getByRole('dialog', { name: 'Új kérelem' })).toBeVisible()
  })

  it('lets one try again where a card could not be read, and shows the rest', async () => {
    refuse(people.upcomingEvents, 500, { code: 'fault', message: 'Hiba történt.' })
    shown()
    const events = page.getByRole('region', { name: 'Közelgő események' })
    await expect.element(events.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Ma távol' })).toMatchTextContent('Szabó Bence')
    answer(people.upcomingEvents, () => ({ data: [] }))
    await userEvent.click(events.getByRole('button', { name: 'Újra' }))
    await expect.element(events).toMatchTextContent('nincs születésnap')
  })

  it('passes axe in both themes', async () => {
    shown()
    await expect.element(page.getByText('Szabó Bence születésnapja')).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })
})

describe('the dashboard of an administrator', () => {
  const untold = { year: 2027, certainty: 'unknown' as const, source: null, warning: 'A 2027. évi rend nem ismert.' }

  it('warns of a year whose working Saturdays are not known', async () => {
    await freshCompany({ role: 2 })
    answer(company.listHolidays, () => ({ data: [], corrections: [], by_law: [], years: [untold] }))
    shown()
    await expect.element(page.getByText(/A 2027\. évi rend nem ismert\./)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Munkaszüneti napok' }))
      .toHaveAttribute('href', '/company/non-working-days')
  })
})

describe('the dashboard of an approver', () => {
  const waiting = page.getByRole('region', { name: 'Jóváhagyásra vár' })
  const approve = page.getByRole('button', { name: /^Jóváhagyás: Szabó Bence/ })

  beforeEach(() => freshCompany({ is_approver: true }))

  it('P01 X04 approves at once, shows it for a moment, and reads again what a day-off changes', async () => {
    answer(leave.approveLeave, () => {
      answer(leave.listWaiting, () => ({ data: [], total: 0 }))
      return { data: request({ status: 'approved' }) }
    })
    shown()
    await userEvent.click(approve)
    await expect.element(waiting.getByText('Jóváhagyva')).toBeVisible()
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect.element(waiting.getByText('Nincs döntésre váró kérelem.')).toBeVisible()
    const after = asked.slice(asked.findIndex(({ route }) => route === leave.approveLeave.route) + 1)
    expect(after.map(({ route }) => route).sort()).toEqual(
      [leave.listAbsent.route, leave.listDaysOff.route, leave.listWaiting.route, people.showMe.route].sort(),
    )
  })

  it('takes an approval back for a moment after it, and says where that was too late', async () => {
    answer(leave.approveLeave, () => ({ data: request({ status: 'approved' }) }))
    answer(leave.undoDecision, () => ({ data: request() }))
    shown()
    await userEvent.click(approve)
    await userEvent.click(page.getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toEqual(['Döntés visszavonva'])
    expect(askedOf(leave.undoDecision)).toMatchObject([{ asked: { path: { id: 'w1' } } }])
    await expect.element(approve).toBeVisible()

    refuse(leave.undoDecision, 409, { code: 'conflict', message: 'A döntést 10 másodpercig lehet visszavonni.' })
    await userEvent.click(approve)
    await userEvent.click(page.getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toContain('A döntést 10 másodpercig lehet visszavonni.')
  })

  it('takes an approval back that was refused, and says why', async () => {
    refuse(leave.approveLeave, 409, { code: 'conflict', message: 'Erről már döntött valaki.' })
    shown()
    await userEvent.click(approve)
    await expect.poll(told).toEqual(['Erről már döntött valaki.'])
    await expect.element(approve).toBeVisible()
  })

  it('opens the small dialog to deny', async () => {
    shown()
    await userEvent.click(page.getByRole('button', { name: /^Elutasítás: Szabó Bence/ }))
    await expect.element(page.getByRole('dialog', { name: 'Kérelem elutasítása' })).toMatchTextContent('„Kirándulás”')
    expect(askedOf(leave.denyLeave)).toEqual([])
  })
})
