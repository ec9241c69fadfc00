import i18next from 'i18next'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exportLeaveCards } from '#shared/attendance/contract/export-leave-cards.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import huSite from '#shared/words/hu/site.json'
import huYear from '#shared/words/hu/year.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, asked, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { balance, freshCompany, preview, types, working_patterns } from '../company.test-support.ts'
import { WithRequestModals } from '../request-modals.test-support.tsx'
import { YearPage } from './year-page.tsx'

i18next.addResourceBundle('hu', 'year', huYear)
i18next.addResourceBundle('hu', 'site', huSite)

const own = () =>
  show(
    <WithRequestModals>
      <YearPage />
    </WithRequestModals>,
  )
const ofBence = () =>
  show(
    <WithRequestModals>
      <Routes location="/user/bence/days-off">
        <Route path="/user/:id/days-off" element={<YearPage />} />
      </Routes>
    </WithRequestModals>,
  )

const grid = page.getByRole('grid', { name: /^Naptár/ })
const list = page.getByRole('table', { name: /^Kérelmek/ })
const dialog = page.getByRole('dialog')
const day = (date: string) => document.querySelector(`[data-day="${date}"]`)!

beforeEach(() => freshCompany())

afterEach(() => page.viewport(1024, 800))

describe('R15 the own days off of a year', () => {
  it('say of every day what it is', async () => {
    own()
    const title = page.getByRole('heading', { level: 1 })
    await expect.element(title).toHaveTextContent('Szabadságaim, 2026')
    expect(title.elements()).toHaveLength(1)
    expect(getComputedStyle(title.element().firstElementChild!).position, 'the tab shows the name').toBe('absolute')
    await expect.element(grid).toBeVisible()
    const name = (date: string) => day(date).getAttribute('aria-label')
    expect(name('2026-11-20')).toBe('2026. november 20., péntek, ma')
    expect(name('2026-11-21')).toBe('2026. november 21., szombat, Heti pihenőnap')
    expect(name('2026-12-21')).toBe('2026. december 21., hétfő, Szabadság, Függőben')
    expect(name('2026-12-25')).toBe('2026. december 25., péntek, Munkaszüneti nap: Karácsony')
    await expect
      .element(page.getByRole('region', { name: /Munkaszüneti és áthelyezett napok/ }))
      .toMatchTextContent('Karácsony')
    await expect.element(page.getByRole('list', { name: 'Jelmagyarázat' })).toMatchTextContent('Szabadság')
    expect(await axeOfElement()).toEqual([])
  })

  it('begin a request on a free working day, and on no other', async () => {
    own()
    await expect.element(grid).toBeVisible()
    for (const date of ['2026-11-19', '2026-11-21', '2026-12-25']) {
      expect(day(date).getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(day(date), { force: true })
    }
    expect(dialog.elements()).toHaveLength(0)
    await userEvent.click(day('2026-12-02'))
    await expect.element(dialog.getByRole('textbox', { name: /Első nap/ })).toHaveValue('2026-12-02')
    await expect.element(dialog.getByRole('textbox', { name: /Utolsó nap/ })).toHaveValue('2026-12-02')
  })

  it('D10 begin a request on the days chosen with Shift, with what they cost before', async () => {
    answer(leave.previewLeave, () => ({ data: { ...preview, days: 3 } }))
    own()
    await expect.element(grid).toBeVisible()
    ;(day('2026-12-01') as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect.element(page.getByRole('status').filter({ hasText: '3 munkanap' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('textbox', { name: /Első nap/ })).toHaveValue('2026-12-01')
    await expect.element(dialog.getByRole('textbox', { name: /Utolsó nap/ })).toHaveValue('2026-12-03')
  })

  it('T05 open a request from its day, and show what becomes of it', async () => {
    answer(leave.cancelLeave, () => {
      answer(leave.listDaysOff, () => ({ working_patterns, data: [request({ status: 'cancelled' })], types, balance }))
      return {}
    })
    own()
    await expect.element(grid).toBeVisible()
    await userEvent.click(day('2026-12-22'))
    await expect.element(dialog).toMatchTextContent('Előzmények')
    await userEvent.click(page.getByRole('button', { name: 'Kérelem visszavonása' }))
    const before = asked.length
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Kérelem visszavonása' }))
    await expect.poll(told).toEqual(['Kérelem visszavonva'])
    await expect.element(list).toMatchTextContent('Visszavonva')
    await expect.poll(() => day('2026-12-22').getAttribute('aria-label')).toBe('2026. december 22., kedd')
    const after = asked.slice(before).map(({ route }) => route)
    expect(after.sort()).toEqual([leave.cancelLeave.route, leave.listDaysOff.route, people.showMe.route].sort())
  })

  it('turn to another year, which is asked for, and back', async () => {
    own()
    await expect.element(grid).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Következő év' }))
    await expect.element(page.getByRole('grid', { name: 'Naptár, 2027' })).toBeVisible()
    expect(askedOf(leave.listDaysOff).at(-1)).toMatchObject({ query: { year: '2027' } })
    expect(askedOf(company.listHolidays).at(-1)).toMatchObject({ query: { year: '2027' } })
    await userEvent.click(page.getByRole('button', { name: 'Idei év' }))
    await expect.element(page.getByRole('grid', { name: 'Naptár, 2026' })).toBeVisible()
  })

  it('are a list too, filtered by status and type, with who decided and what was said', async () => {
    const zoltan = { id: 'z', first_name: 'Zoltán', last_name: 'Őri', avatar: null }
    const data = [
      request({
        id: 'a',
        comment: 'Síelés',
        status: 'denied',
        response: 'Leltár.',
        approved_by: zoltan,
        approved_at: 1,
      }),
      request({ id: 'b', type_id: 2, from_date: '2026-03-02', to_date: '2026-03-04', status: 'approved' }),
    ]
    answer(leave.listDaysOff, () => ({ working_patterns, data, types, balance }))
    answer(leave.showRequest, ({ path }) => ({ data: { ...data.find(({ id }) => id === path.id)!, history: [] } }))
    own()
    await expect.element(list).toMatchTextContent('Döntött: Őri Zoltán')
    await expect.element(list).toMatchTextContent('Őri Zoltán válasza: „Leltár.”')
    await expect.element(list).toMatchTextContent('„Síelés”')
    const pick = async (which: RegExp, option: string) => {
      await userEvent.click(page.getByRole('button', { name: which }))
      await userEvent.click(page.getByRole('option', { name: option }))
    }
    await pick(/Állapot/, 'Jóváhagyva')
    await expect.poll(() => list.getByRole('row').elements().length).toBe(2)
    await pick(/Típus/, 'Szabadság')
    await userEvent.click(page.getByRole('button', { name: 'Szűrés törlése' }))
    await expect.poll(() => list.getByRole('row').elements().length).toBe(3)
    const rows = () =>
      list
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent)
    expect(rows()).toEqual(['Szabadság', 'Betegszabadság'])
    await userEvent.click(list.getByRole('button', { name: 'Mikor' }))
    await expect.poll(rows).toEqual(['Betegszabadság', 'Szabadság'])
    await userEvent.click(page.getByRole('button', { name: /márc.*részletek/ }))
    await expect.element(dialog).toMatchTextContent('Betegszabadság')
  })

  it('E02 mark what of the illness is sick pay, on the days, in the list and in the balance', async () => {
    const ill = { type_id: 2, from_date: '2026-10-19', to_date: '2026-11-10', status: 'approved' as const }
    const data = [request({ ...ill, days: 17, sick_pay_days: 2 })]
    answer(leave.listDaysOff, () => ({ working_patterns, data, types, balance: { ...balance, used_sick: 17 } }))
    answer(leave.showRequest, () => ({ data: { ...data[0]!, history: [] } }))
    own()
    await expect.element(list).toMatchTextContent('ebből 2 nap táppénz')
    const sick = page.getByRole('region', { name: 'Betegszabadság' })
    await expect.element(sick).toMatchTextContent('15 napból 15 kivett, 0 maradt, ezen felül 2 nap táppénz')
    await expect.poll(() => day('2026-11-10').getAttribute('aria-label')).toMatch(/Betegszabadság, táppénz$/)
    expect(day('2026-11-06').getAttribute('aria-label')).toMatch(/Betegszabadság$/)
    await expect.element(page.getByRole('list', { name: 'Jelmagyarázat' })).toMatchTextContent('táppénz')
    await userEvent.click(day('2026-11-10'))
    await expect.element(dialog).toMatchTextContent('ebből 2 nap táppénz')
  })

  it('tell the last day of carried-over days, and hours where leave is kept in hours', async () => {
    const in_hours = { entitled: 160, used: 0, planned: 38.5, pending: 10, left: 111.5 }
    const carried_until = [{ days: 3, last_date: '2027-03-31' }]
    answer(leave.listDaysOff, () => ({
      working_patterns,
      data: [],
      types,
      balance: { ...balance, in_hours, carried: 3, carried_until },
    }))
    own()
    await expect.element(page.getByText('3 nap, kivehető 2027. márc. 31-ig')).toBeVisible()
    await expect.element(page.getByText('óra maradt 160 órából')).toBeVisible()
  })

  it('open where the number of free days comes from', async () => {
    own()
    await userEvent.click(page.getByRole('button', { name: /11 nap maradt/ }))
    await expect.element(page.getByText('Mt. 116. §')).toBeVisible()
  })

  it('say what to do where there is nothing yet', async () => {
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types, balance }))
    own()
    await expect.element(page.getByText('A 2026. évre még nincs kérelem.')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Új kérelem' }))
    await expect.element(page.getByRole('dialog', { name: 'Új kérelem' })).toBeVisible()
  })

  it('come with the list first on a phone, and pass axe there', async () => {
    await page.viewport(390, 844)
    own()
    await expect.element(grid).toBeVisible()
    const isBefore = list.element().compareDocumentPosition(grid.element()) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore).toBeTruthy()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    expect(await axeOfElement()).toEqual([])
  })

  it('can be read again where they could not be', async () => {
    refuse(leave.listDaysOff, 500, 'Hiba történt.')
    own()
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer(leave.listDaysOff, () => ({ working_patterns, data: [], types, balance }))
    await userEvent.click(page.getByRole('button', { name: 'Újra' }))
    await expect.element(grid).toBeVisible()
  })
})

describe('R24 the days off of somebody else', () => {
  const bence = { id: 'bence', first_name: 'Bence', last_name: 'Szabó', avatar: null }
  beforeEach(() =>
    answer(leave.listDaysOff, () => ({
      working_patterns,
      data: [request({ user: bence, user_id: 'bence', from_date: '2026-11-26', to_date: '2026-11-26' })],
      types,
      balance,
    })),
  )

  it('A02 an administrator asks for, on past days too, and hears of days that will be sick pay', async () => {
    freshCompany({ role: 2 })
    answer(leave.previewLeave, () => ({ data: { ...preview, sick_pay_days: 1 } }))
    ofBence()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Szabadságok, 2026' })).toBeVisible()
    await expect.element(grid).toBeVisible()
    expect(askedOf(leave.listDaysOff)[0]).toMatchObject({ query: { user_id: 'bence' } })
    await userEvent.click(day('2026-11-19'))
    await expect.element(dialog.getByRole('textbox', { name: /Első nap/ })).toHaveValue('2026-11-19')
    await expect.element(dialog).toMatchTextContent('Szabó Bence')
    await expect.element(dialog).toMatchTextContent('Az évi betegszabadság elfogyott: 1 nap már táppénzes.')
    await userEvent.click(dialog.getByRole('button', { name: 'Mégse' }))
    await expect.poll(() => dialog.elements().length).toBe(0)
    await userEvent.click(page.getByRole('button', { name: 'Új kérelem a nevében' }))
    await expect.element(dialog).toMatchTextContent('Szabó Bence')
  })

  it('an approver sees and decides on, but does not ask for', async () => {
    freshCompany({ id: 'zoltan', is_approver: true })
    answer(leave.listDaysOff, () => ({
      working_patterns,
      data: [request({ user: bence, user_id: 'bence', from_date: '2026-11-26', to_date: '2026-11-26' })],
      types,
      balance,
    }))
    ofBence()
    await expect.element(grid).toBeVisible()
    expect(page.getByRole('button', { name: 'Új kérelem a nevében' }).elements()).toHaveLength(0)
    expect(day('2026-12-02').getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(day('2026-11-26'))
    await expect.element(dialog.getByRole('button', { name: 'Jóváhagyás' })).toBeVisible()
  })

  it('are nobody else’s business, which is said as the call says it', async () => {
    refuse(leave.listDaysOff, 403, 'Ehhez nincs jogod.')
    ofBence()
    await expect.element(page.getByRole('heading', { name: 'Ehhez nincs jogod.' })).toBeVisible()
    await expect.element(page.getByText('403')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /irányítópult/ })).toHaveAttribute('href', '/dashboard')
  })
})

describe('E04 the leave card of a year', () => {
  it('is saved as a file, for the person and for who may read their leave', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const file = { name: 'szabi-szabadsagkarton-2026.pdf', type: 'application/pdf', content: btoa('x') }
    answer(exportLeaveCards, () => ({ data: { file, id: null } }))
    own()
    await userEvent.click(page.getByRole('button', { name: 'Szabadságkarton' }))
    await expect.poll(told).toEqual(['Fájl letöltve: szabi-szabadsagkarton-2026.pdf'])
    expect(askedOf(exportLeaveCards)).toEqual([{ query: { year: '2026', ids: 'anna' } }])
  })
})
