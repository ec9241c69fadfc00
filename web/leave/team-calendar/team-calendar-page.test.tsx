import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { anna, freshCompany } from '../company.test-support.ts'
import { WithRequestModals } from '../request-modals.test-support.tsx'
import { TeamCalendarPage } from './team-calendar-page.tsx'

vi.mock('#web/api/call.ts', () => import('#web/api/fake-api.test-support.ts'))

const shown = () =>
  show(
    <WithRequestModals>
      <TeamCalendarPage />
    </WithRequestModals>,
  )
const grid = page.getByRole('grid', { name: 'Csapatnaptár, 2026. november' })
const bar = (name: RegExp) => grid.getByRole('gridcell', { name })

beforeEach(async () => {
  await freshCompany()
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
    await expect.element(page.getByRole('heading', { name: /november 18/ })).toBeVisible()
    expect(await axeOfElement()).toEqual([])
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
    await userEvent.keyboard('{ArrowLeft}')
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
    await expect.element(page.getByRole('button', { name: 'Kérelem törlése' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Jóváhagyás' }).elements()).toHaveLength(0)
  })

  it('P01 an approver decides from it, and sees first who else is away', async () => {
    await freshCompany({ id: 'zoltan', first_name: 'Zoltán', is_approver: true })
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
    await expect.element(page.getByRole('dialog')).toMatchTextContent('már távol lesz: Szabó Bence')
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
    await expect.element(page.getByRole('heading', { name: '2026. december' })).toBeVisible()
    expect(askedOf(leave.showCalendar).at(-1)).toMatchObject({ query: { month: '2026-12' } })
    await userEvent.click(page.getByRole('button', { name: 'Ma', exact: true }))
    await expect.element(grid).toBeVisible()

    await userEvent.fill(page.getByRole('textbox', { name: 'Név keresése' }), 'szabo')
    await expect.poll(() => grid.getByRole('rowheader', { name: /Nagy Anna/ }).elements().length).toBe(0)
    await expect.element(grid.getByRole('rowheader', { name: /Szabó Bence/ })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Lista' }))
    await expect.element(page.getByRole('heading', { name: /november 18/ })).toBeVisible()
  })

  it('lets one try again where it could not be read', async () => {
    refuse(leave.showCalendar, 500, 'Hiba történt.')
    shown()
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer(leave.showCalendar, () => ({ data: [], days: [] }))
    await userEvent.click(page.getByRole('button', { name: 'Újra' }))
    await expect.element(grid).toBeVisible()
  })
})
