import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { anna, freshCompany, preview } from '../company.test-support.ts'
import { listed } from '#test/web/people/support.ts'
import { bar, grid, shown } from './team-calendar.test-support.tsx'

beforeEach(async () => {
  freshCompany()
  answer(company.listGroups, () => ({ data: [{ id: 'g', name: 'Iroda' }] }))
  answer(leave.showCalendar, () => ({
    data: [
      {
        id: 'w1',
        user_id: 'anna',
        from_date: '2026-11-23',
        to_date: '2026-11-26',
        type_id: 1,
        status: 'pending' as const,
      },
      {
        id: null,
        user_id: 'bence',
        from_date: '2026-11-18',
        to_date: '2026-11-25',
        type_id: null,
        status: 'approved' as const,
      },
    ],
    days: [],
  }))
})

describe('R14 the team calendar', () => {
  it('passes axe as a list', async () => {
    shown()
    await userEvent.click(page.getByRole('radio', { name: 'Lista' }))
    await expect.element(page.getByRole('heading', { name: /november 20., péntek ma/ })).toBeVisible()
    expect(page.getByRole('heading', { name: /november 19/ }).elements()).toEqual([])
    expect(await axeOfElement()).toEqual([])
  })

  it('leads to a calendar feed of what it shows: the company, or the group that is chosen', async () => {
    shown()
    const subscribe = page.getByRole('link', { name: 'Feliratkozás a saját naptáramban' })
    await expect.element(subscribe).toHaveAttribute('href', '/user/account-settings?feed=company')
    await userEvent.click(page.getByRole('button', { name: /^Minden csoport/ }))
    await userEvent.click(page.getByRole('option', { name: 'Iroda' }))
    await expect.element(subscribe).toHaveAttribute('href', '/user/account-settings?feed=g')
  })

  it('shows who is away, and of others no more than may be known', async () => {
    shown()
    await expect.element(grid.getByRole('rowheader', { name: /Nagy Anna/ })).toBeVisible()
    await userEvent.click(bar(/^Szabó Bence:/))
    const dialog = page.getByRole('dialog', { name: 'Távollét' })
    await expect.element(dialog).toMatchTextContent('Szabó Bence')
    await expect.element(dialog).toMatchTextContent('2026. nov. 18–25.')
    expect(askedOf(leave.showRequest)).toEqual([])
    expect(await axeOfElement()).toEqual([])
  })

  it('R24 leads administrators from a name to the profile, by keyboard too', async () => {
    answer(people.showMe, () => ({ data: { ...anna, role: 2 as const } }))
    shown()
    const name = grid.getByRole('link', { name: 'Szabó Bence' })
    await expect.element(name).toHaveAttribute('href', '/user/bence/personal-information')
    ;(bar(/^Szabó Bence:/).element() as HTMLElement).focus()
    await userEvent.keyboard('{Home}')
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect(grid.element().contains(document.activeElement)).toBe(false)
    expect(await axeOfElement()).toEqual([])
  })

  it('leads nobody else there', async () => {
    shown()
    await expect.element(grid.getByRole('rowheader', { name: /Nagy Anna/ })).toBeVisible()
    expect(grid.getByRole('link').elements()).toEqual([])
  })

  it('opens a request with what can be done about it', async () => {
    answer(leave.showRequest, () => ({ data: { ...request({ id: 'w1' }), history: [] } }))
    shown()
    await userEvent.click(bar(/^Nagy Anna:/))
    await expect.element(page.getByRole('dialog', { name: 'A kérelem részletei' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Kérelem visszavonása' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Jóváhagyás' }).elements()).toHaveLength(0)
  })

  it('keeps the place of the choice of groups until they are known, so that nothing moves when they come', async () => {
    const groups = answerLater(company.listGroups)
    shown()
    const scale = page.getByRole('radiogroup', { name: 'Időszak' })
    await expect.element(page.getByRole('button', { name: /Minden csoport/ })).toBeVisible()
    const { top, left } = scale.element().getBoundingClientRect()
    groups.resolve({ data: [{ id: 'g', name: 'Iroda' }] })
    await userEvent.click(page.getByRole('button', { name: /Minden csoport/ }))
    await expect.element(page.getByRole('option', { name: 'Iroda' })).toBeVisible()
    expect(scale.element().getBoundingClientRect()).toMatchObject({ top, left })
  })

  it('P01 an approver decides from it, and sees first who else is away', async () => {
    freshCompany({ id: 'zoltan', first_name: 'Zoltán', is_approver: true })
    answer(leave.showRequest, () => ({ data: { ...request({ id: 'w1' }), history: [] } }))
    answer(leave.approveLeave, () => ({ data: request({ status: 'approved' }) }))
    const away = { from_date: '2026-11-18', to_date: '2026-11-26', type_id: null, status: 'approved' as const }
    answer(leave.listAbsent, () => ({ data: [{ user_id: 'bence', ...away }] }))
    answer(company.listGroups, () => ({ data: [] }))
    answer(leave.showCalendar, () => ({
      data: [
        {
          id: 'w1',
          user_id: 'anna',
          from_date: '2026-11-23',
          to_date: '2026-11-26',
          type_id: 1,
          status: 'pending' as const,
        },
      ],
      days: [],
    }))
    shown()
    await userEvent.click(bar(/^Nagy Anna:/))
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Szabó Bence távol lesz')
    await userEvent.click(page.getByRole('button', { name: 'Jóváhagyás' }))
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
  })

  it('says that a request is gone', async () => {
    refuse(leave.showRequest, 404, 'Nincs.')
    shown()
    await userEvent.click(bar(/^Nagy Anna:/))
    await expect.poll(() => told()[0]).toMatch(/nem található/)
  })

  it('turns to another month and back, narrows to a name, and becomes a list', async () => {
    shown()
    await expect.element(grid).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Következő hónap' }))
    await expect.element(page.getByRole('heading', { level: 1, name: 'Csapatnaptár, 2026. december' })).toBeVisible()
    expect(askedOf(leave.showCalendar)).toContainEqual({ query: { month: '2026-12' } })
    await userEvent.click(page.getByRole('button', { name: 'Ma', exact: true }))
    await expect.element(grid).toBeVisible()

    await userEvent.fill(page.getByRole('textbox', { name: 'Név keresése' }), 'szabo')
    await expect.poll(() => grid.getByRole('rowheader', { name: /Nagy Anna/ }).elements().length).toBe(0)
    await expect.element(grid.getByRole('rowheader', { name: /Szabó Bence/ })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Lista' }))
    await expect.element(page.getByRole('heading', { name: /november 20/ })).toBeVisible()
  })

  it('has the months beside the one that is shown before anybody turns to them', async () => {
    shown()
    await expect.element(grid).toBeVisible()
    await expect
      .poll(() => askedOf(leave.showCalendar))
      .toEqual(['2026-11', '2026-12', '2026-10'].map(month => ({ query: { month } })))
    answerLater(leave.showCalendar)
    await userEvent.click(page.getByRole('button', { name: 'Következő hónap' }))
    const december = page.getByRole('grid', { name: 'Csapatnaptár, 2026. december' })
    await expect.element(december).toBeVisible()
    expect(december.element().hasAttribute('aria-busy')).toBe(false)
  })

  it('lets one try again where it could not be read', async () => {
    refuse(leave.showCalendar, 500, 'Hiba történt.')
    shown()
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer(leave.showCalendar, () => ({ data: [], days: [] }))
    await userEvent.click(page.getByRole('button', { name: 'Újra' }))
    await expect.element(grid).toBeVisible()
  })

  it('D15 says that nobody is called so, and leads back to everybody', async () => {
    shown()
    await userEvent.fill(page.getByRole('textbox', { name: 'Név keresése' }), 'Rumpelstiltskin')
    await expect.element(page.getByText('Nincs ilyen nevű munkatárs: Rumpelstiltskin')).toBeVisible()
    expect(grid.elements()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Keresés törlése' }))
    await expect.element(grid.getByRole('rowheader', { name: /Szabó Bence/ })).toBeVisible()
  })

  it('counts who is away each day, and who only asked', async () => {
    shown()
    await expect.element(bar(/^november 18., szerda: 1 távol$/)).toHaveTextContent('1')
    await expect.element(bar(/^november 23., hétfő: 2 \(1 távol, 1 csak kérte\)$/)).toHaveTextContent('2')
    expect(bar(/^november 2\d., szombat: /).elements()).toEqual([])
  })

  it('keeps a hidden kind in the legend, from which it is shown again', async () => {
    shown()
    await userEvent.click(page.getByRole('button', { name: 'Távol', exact: true }))
    await expect.poll(() => bar(/^Szabó Bence:/).elements()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Távol', exact: true }))
    await expect.element(bar(/^Szabó Bence:/)).toBeVisible()
  })

  it('says in a list that nobody is away only of a month that it knows', async () => {
    const december = Promise.withResolvers<{ data: []; days: [] }>()
    const none = { data: [] as [], days: [] as [] }
    answer(leave.showCalendar, ({ query }) => (query?.month === '2026-12' ? (december.promise as never) : none))
    shown()
    await userEvent.click(page.getByRole('radio', { name: 'Lista' }))
    await expect.element(page.getByText(/senki (sincs|nincs) távol/i).first()).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Következő hónap' }))
    await expect.element(page.getByRole('heading', { level: 1, name: /2026\. december/ })).toBeVisible()
    expect(page.getByText(/senki (sincs|nincs) távol/i).elements()).toEqual([])
    december.resolve(none)
    await expect.element(page.getByText(/senki (sincs|nincs) távol/i).first()).toBeVisible()
  })

  it('sorts the groups that can be chosen, however the company keeps them', async () => {
    const names = ['Üzem', '10. sor', 'Iroda', 'Ács', '2. sor', 'Zöldség']
    answer(company.listGroups, () => ({ data: names.map(name => ({ id: name, name })) }))
    shown()
    await userEvent.click(page.getByRole('button', { name: /^Minden csoport/ }))
    const options = page.getByRole('option').elements()
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Minden csoport',
      '2. sor',
      '10. sor',
      'Ács',
      'Iroda',
      'Üzem',
      'Zöldség',
    ])
  })

  it('D5 comes to today from wherever it is, also in its own month', async () => {
    shown()
    await expect.element(grid).toBeVisible()
    const toToday = page.getByRole('button', { name: 'Ma', exact: true })
    await expect.element(toToday).toBeEnabled()
    await userEvent.click(page.getByRole('radio', { name: 'Lista' }))
    await userEvent.click(page.getByRole('button', { name: 'Korábbi napok' }))
    await expect.element(page.getByRole('heading', { name: /november 18/ })).toBeVisible()
    await userEvent.click(toToday)
    await expect.element(page.getByRole('heading', { name: /november 20., péntek ma/ })).toBeInViewport()
  })

  it('shows a quarter, which is asked for as one, and turns by quarters', async () => {
    shown()
    await userEvent.click(page.getByRole('radio', { name: 'Negyedév' }))
    const quarter = page.getByRole('grid', { name: 'Csapatnaptár, 2026. IV. negyedév' })
    await expect.element(quarter).toBeVisible()
    expect(askedOf(leave.showCalendar).at(-1)).toEqual({ query: { month: '2026-10', months: '3' } })
    expect(
      quarter
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['2 munkatárs', 'október', 'november', 'december'])
    await expect.element(quarter.getByRole('gridcell', { name: /^A legtöbben ekkor: november 23/ })).toBeVisible()
    expect(await axeOfElement()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Következő negyedév' }))
    await expect.element(page.getByRole('heading', { level: 1, name: /2027. I. negyedév/ })).toBeVisible()
    expect(askedOf(leave.showCalendar).at(-1)).toEqual({ query: { month: '2027-01', months: '3' } })
  })

  it('shows a year with its groups closed, which open by their headings', async () => {
    answer(people.listPeople, () => ({
      data: ['anna', 'bence', 'csaba'].map(id => listed(id, `Próba ${id}`, { group_id: 'g' })),
    }))
    shown()
    await userEvent.click(page.getByRole('radio', { name: 'Év' }))
    const year = page.getByRole('grid', { name: 'Csapatnaptár, 2026', exact: true })
    await expect.element(year.getByRole('rowheader', { name: /^Próba anna/ })).toBeVisible()
    expect(year.getByRole('rowheader', { name: /^Próba bence/ }).elements()).toEqual([])
    await userEvent.click(year.getByRole('button', { name: /^Iroda/ }))
    await expect.element(year.getByRole('gridcell', { name: /^Próba bence: Távol/ })).toBeVisible()
    expect(askedOf(leave.showCalendar).at(-1)).toEqual({ query: { month: '2026-01', months: '12' } })
    expect(await axeOfElement()).toEqual([])
  })

  it('marks the bar and the days of the request in the panel', async () => {
    answer(leave.showRequest, () => ({ data: { ...request({ id: 'w1' }), history: [] } }))
    shown()
    await userEvent.click(bar(/^Nagy Anna:/))
    await expect.element(bar(/^Nagy Anna:/)).toHaveAttribute('data-shown')
    await expect.element(bar(/^Szabó Bence:/)).not.toHaveAttribute('data-shown')
  })

  it('D10 requests the days chosen with Shift, for a colleague too where the reader may, with their cost before', async () => {
    answer(people.showMe, () => ({ data: { ...anna, role: 2 as const } }))
    answer(leave.previewLeave, () => ({ data: { ...preview, days: 3 } }))
    shown()
    await expect.element(grid.getByRole('link', { name: 'Szabó Bence' })).toBeVisible()
    ;(bar(/^Szabó Bence:/).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect.element(page.getByRole('status').filter({ hasText: '3 munkanap' })).toBeVisible()
    expect(askedOf(leave.previewLeave).at(-1)).toMatchObject({
      body: { from_date: '2026-11-13', to_date: '2026-11-15', user_id: 'bence' },
    })
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('textbox', { name: /Első nap/ })).toHaveValue('2026-11-13')
    await expect.element(dialog.getByRole('textbox', { name: /Utolsó nap/ })).toHaveValue('2026-11-15')
    await expect.element(dialog).toMatchTextContent('Szabó Bence')
  })

  it('D10 says beside the stretch what is in its way', async () => {
    answer(leave.previewLeave, () => ({ data: { ...preview, errors: { from_date: ['Erre már van kérelmed.'] } } }))
    shown()
    const from = bar(/^november 5., csütörtök: új/)
    await expect.element(from).toBeVisible()
    ;(from.element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.element(page.getByText('Erre már van kérelmed.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByText('Erre már van kérelmed.')).not.toBeInTheDocument()
  })
})
