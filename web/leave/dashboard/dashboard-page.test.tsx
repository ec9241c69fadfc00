import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, answerLater, asked, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { DashboardPage } from './dashboard-page.tsx'
import { balance, freshCompany, types, working_patterns } from '../company.test-support.ts'
import { WithRequestModals } from '../request-modals.test-support.tsx'

vi.mock('#web/api/call.ts', () => import('#web/api/fake-api.test-support.ts'))

const shown = () =>
  show(
    <WithRequestModals>
      <DashboardPage />
    </WithRequestModals>,
  )

beforeEach(() => freshCompany())

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
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types, balance: { ...balance, in_hours } }))
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
    answer(leave.listWaiting, () => ({ data: [], total: 0 }))
    shown()
    await expect.element(page.getByRole('region', { name: 'Kérelmeim' })).toMatchTextContent('Függőben')
    expect(page.getByRole('region', { name: 'Jóváhagyásra vár' }).elements()).toHaveLength(0)
  })

  it('hatches what still waits', async () => {
    shown()
    const waits = page.getByRole('region', { name: 'Kérelmeim' }).getByText('Szabadság')
    await expect.element(waits).toHaveAttribute('data-pending')
    expect(getComputedStyle(waits.element()).backgroundImage).toContain('repeating-linear-gradient')
  })

  it('shows the answer to a denied request', async () => {
    const denied = request({
      status: 'denied',
      response: 'Leltár van.',
      approved_by: { id: 'z', first_name: 'Zoltán', last_name: 'Őri', avatar: null },
    })
    answer(leave.listDaysOff, () => ({ working_patterns, data: [denied], types, balance }))
    shown()
    await expect.element(page.getByText(/Őri Zoltán válasza: „Leltár van.”/)).toBeVisible()
  })

  it('says what to do where there is nothing yet', async () => {
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types, balance }))
    shown()
    await expect.element(page.getByText('Még nincs kérelmed.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Új kérelem' }))
    await expect.element(page.getByRole('dialog', { name: 'Új kérelem' })).toBeVisible()
  })

  it('lets one try again where a card could not be read, and shows the rest', async () => {
    refuse(people.upcomingEvents, 500, 'Hiba történt.')
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

describe('a request that is cancelled', () => {
  const mine = page.getByRole('region', { name: 'Kérelmeim' })

  async function cancelled() {
    shown()
    await userEvent.click(mine.getByRole('button', { name: /^Műveletek/ }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Kérelem törlése' }))
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Kérelem törlése' }))
  }

  it('X04 goes before the server has answered', async () => {
    const reply = answerLater(leave.cancelLeave)
    await cancelled()
    await expect.element(mine).toMatchTextContent('Még nincs kérelmed.')
    expect(told()).toEqual([])
    reply.resolve({})
    await expect.poll(told).toEqual(['Kérelem törölve'])
  })

  it('leaves the keyboard in the page when its row has gone', async () => {
    answer(leave.cancelLeave, () => ({}))
    await cancelled()
    const content = Object.assign(document.querySelector('main')!, { id: 'content', tabIndex: -1 })
    await expect.poll(() => document.activeElement).toBe(content)
  })

  it('X02 comes back with a sentence where the server refuses', async () => {
    const reply = answerLater(leave.cancelLeave)
    await cancelled()
    await expect.element(mine).toMatchTextContent('Még nincs kérelmed.')
    reply.reject(new ApiError(422, { success: 0, code: 'invalid', message: 'Ez a távollét nem törölhető!' }))
    await expect.poll(told).toEqual(['Ez a távollét nem törölhető!'])
    await expect.element(mine.getByRole('button', { name: /^Műveletek/ })).toBeVisible()
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
    const warning = page.getByRole('alert').filter({ hasText: '2027' }).element().getBoundingClientRect()
    const card = page
      .getByRole('region', { name: /^Szabadságkeret/ })
      .element()
      .getBoundingClientRect()
    expect(card.top - warning.bottom).toBeGreaterThanOrEqual(16)
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
    await expect.element(page.getByText('Szabó Bence születésnapja')).toBeVisible()
    await userEvent.click(approve)
    await expect.element(waiting.getByText('Jóváhagyva')).toBeVisible()
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect.element(waiting.getByText('Nincs döntésre váró kérelem.')).toBeVisible()
    const after = asked.slice(asked.findIndex(({ route }) => route === leave.approveLeave.route) + 1)
    // Who is away is read in two forms where somebody waits.
    expect([...new Set(after.map(({ route }) => route))].sort()).toEqual(
      [leave.listAbsent.route, leave.listDaysOff.route, leave.listWaiting.route, people.showMe.route].sort(),
    )
  })

  it('X04 keeps what else waits while the list is read again: a reply to one request is no list', async () => {
    const other = { id: 'dora', first_name: 'Dóra', last_name: 'Kis', avatar: null }
    const bence = { id: 'bence', first_name: 'Bence', last_name: 'Szabó', avatar: null }
    const both = [
      request({ id: 'w1', user: bence, user_id: 'bence' }),
      request({ id: 'w2', user: other, user_id: 'dora' }),
    ]
    answer(leave.listWaiting, () => ({ data: both, total: 2 }))
    let list: ReturnType<typeof answerLater> | undefined
    answer(leave.approveLeave, () => {
      list = answerLater(leave.listWaiting)
      return { data: request({ status: 'approved' }) }
    })
    shown()
    await userEvent.click(approve)
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect.element(page.getByRole('button', { name: /^Jóváhagyás: Kis Dóra/ })).toBeVisible()
    list?.resolve({ data: both.slice(1), total: 1 })
    await expect.element(approve).not.toBeInTheDocument()
  })

  it('P01 says first who else of the group is away then', async () => {
    const away = { from_date: '2026-11-30', to_date: '2026-12-01', type_id: null, status: 'pending' as const }
    answer(leave.listAbsent, () => ({ data: [{ user_id: 'anna', ...away }] }))
    shown()
    await expect.element(waiting).toMatchTextContent('Ebben az időszakban már távol lesz: Nagy Anna.')
    expect(askedOf(leave.listAbsent)).toContainEqual({
      query: { from: '2026-11-26', to: '2026-11-30' },
    })
  })

  it('asks whoever stands in for an approver too, as long as something waits', async () => {
    await freshCompany({ is_approver: false, is_stand_in: true })
    shown()
    await expect.element(approve).toBeVisible()
  })

  it('does not ask what waits for somebody who decides for nobody', async () => {
    await freshCompany({ is_approver: false })
    shown()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(askedOf(leave.listWaiting)).toEqual([])
  })

  it('takes an approval back for a moment after it, and says where that was too late', async () => {
    answer(leave.approveLeave, () => ({ data: request({ status: 'approved' }) }))
    answer(leave.undoDecision, () => ({ data: request() }))
    shown()
    await userEvent.click(approve)
    await userEvent.click(page.getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toEqual(['Döntés visszavonva'])
    expect(askedOf(leave.undoDecision)).toMatchObject([{ path: { id: 'w1' } }])
    await expect.element(approve).toBeVisible()

    refuse(leave.undoDecision, 409, 'A döntést 10 másodpercig lehet visszavonni.')
    await userEvent.click(approve)
    await userEvent.click(page.getByRole('button', { name: 'Visszavonás' }))
    await expect.poll(told).toContain('A döntést 10 másodpercig lehet visszavonni.')
  })

  it('takes an approval back that was refused, and says why', async () => {
    refuse(leave.approveLeave, 409, 'Erről már döntött valaki.')
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
