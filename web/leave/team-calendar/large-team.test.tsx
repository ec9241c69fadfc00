import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { countAway } from '#shared/leave/contract/count-away.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { request } from '#test/web/leave/support.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { anna, freshCompany } from '../company.test-support.ts'
import { bar, grid, shown } from './team-calendar.test-support.tsx'

const rowOf = (name: string) => grid.getByRole('row', { name: new RegExp(`^${name}`) })

/** Four hundred people of four groups, Anna among them: the first fifty rows are hers and those of p000 to p048. */
const idOf = (place: number) => `p${String(place).padStart(3, '0')}`
const everybody = [
  listed('anna', 'Nagy Anna', { group_id: 'g3' }),
  ...Array.from({ length: 399 }, (_, place) =>
    listed(idOf(place), `Munkatárs ${String(place).padStart(3, '0')}`, { group_id: `g${Math.floor(place / 100)}` }),
  ),
]
const chunk = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => idOf(from + place)).join(',')
const chunks = [`anna,${chunk(0, 48)}`, chunk(49, 98), chunk(99, 148)]

const away = { from_date: '2026-11-23', to_date: '2026-11-26', type_id: 1, status: 'approved' as const }
const calendarOf = (asked: { query?: { people?: string | undefined } | undefined }) => ({
  data: (asked.query?.people ?? everybody.map(({ id }) => id).join(','))
    .split(',')
    .map(user_id => ({ ...away, id: `r-${user_id}`, user_id })),
  days: [],
})
const days = (decided: number, asked: number) => ({
  decided: Array.from({ length: 30 }, () => decided),
  asked: Array.from({ length: 30 }, () => asked),
})
const peopleAsked = () =>
  askedOf(leave.showCalendar).map(asked => (asked as { query: { people?: string } }).query.people)
const november = () =>
  askedOf(leave.showCalendar).flatMap(asked => {
    const { month, people } = (asked as { query: { month: string; people?: string } }).query
    return month === '2026-11' ? people : []
  })
const scrollTo = (top: number) => grid.element().parentElement!.scrollTo({ top })

beforeEach(async () => {
  freshCompany()
  answer(people.listPeople, () => ({ data: everybody }))
  answer(company.listGroups, () => ({
    data: [0, 1, 2, 3].map(place => ({ id: `g${place}`, name: `Csoport ${place}` })),
  }))
  answer(leave.showCalendar, calendarOf)
  answer(countAway, () => ({
    data: [
      { group_id: 'g0', ...days(70, 5) },
      { group_id: 'g3', ...days(30, 0) },
    ],
  }))
})

describe('the team calendar of hundreds', () => {
  it('asks for the rows in view and the next ones, and shows what the server has counted', async () => {
    shown()
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    await expect.element(bar(/^november 18., szerda: 105 \(100 távol, 5 csak kérte\)$/)).toHaveTextContent('105')
    expect(bar(/^november 2\d., szombat: /).elements()).toEqual([])
    expect(november()).toEqual(chunks.slice(0, 2))
    expect(document.querySelectorAll('[role=grid] *').length).toBeLessThanOrEqual(200)
    expect(await axeOfElement()).toEqual([])
  })

  it('loads what scrolling comes to, and what rests in view alone', async () => {
    shown()
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    // Drawn at once, since on a busy machine the next frame may come after the rest that is waited for.
    for (const top of [9000, 32 * 60]) {
      scrollTo(top)
      grid.element().parentElement!.dispatchEvent(new Event('scroll'))
      await new Promise(resolve => setTimeout(resolve))
    }
    await expect.element(bar(/^Munkatárs 060: Szabadság/)).toBeVisible()
    await expect.poll(november).toEqual(chunks)
    scrollTo(0)
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    expect(november()).toEqual(chunks)
  })

  it('says of a row that it is still loading, in which nobody can be asked for', async () => {
    answer(people.showMe, () => ({ data: { ...anna, role: 2 as const } }))
    shown()
    await expect.element(bar(/^Munkatárs 001: Szabadság/)).toBeVisible()
    expect(rowOf('Munkatárs 001').element().getAttribute('aria-busy')).toBe(null)
    const later = answerLater(leave.showCalendar)
    scrollTo(32 * 250)
    const row = rowOf('Munkatárs 245')
    await expect.element(row).toHaveAttribute('aria-busy', 'true')
    expect(row.element().hasAttribute('data-asks')).toBe(false)
    expect(document.querySelectorAll('[role=grid] *').length).toBeLessThanOrEqual(200)
    expect(await axeOfElement()).toEqual([])
    later.resolve({ data: [], days: [] })
    await expect.poll(() => row.element().hasAttribute('data-asks')).toBe(true)
    expect(row.element().hasAttribute('aria-busy')).toBe(false)
  })

  it('loads everybody of a group and counts them itself', async () => {
    shown()
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^Minden csoport/ }))
    await userEvent.click(page.getByRole('option', { name: 'Csoport 1' }))
    await expect.element(bar(/^november 24., kedd: 100 távol$/)).toBeVisible()
    expect(bar(/^november 18./).elements()).toEqual([])
    expect(november().slice(2)).toEqual([chunk(100, 149), chunk(150, 199)])
  })

  it('counts nobody while a search finds hundreds, and those whom it finds once they are few', async () => {
    shown()
    await expect.element(bar(/^november 18.*100 távol/)).toBeVisible()
    const search = page.getByRole('textbox', { name: 'Név keresése' })
    await userEvent.fill(search, 'munkatárs')
    await expect.poll(() => bar(/^november 18./).elements()).toEqual([])
    await expect.element(bar(/^Munkatárs 000: Szabadság/)).toBeVisible()
    await userEvent.fill(search, 'munkatárs 39')
    await expect.element(bar(/^november 24., kedd: 9 távol$/)).toBeVisible()
    expect(november().at(-1)).toBe(chunk(390, 398))
    await userEvent.fill(search, 'Rumpelstiltskin')
    await expect.element(page.getByText('Nincs ilyen nevű munkatárs: Rumpelstiltskin')).toBeVisible()
  })

  it('has of the months beside it the people in view before anybody turns to them', async () => {
    shown()
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    const beside = ['2026-12', '2026-10']
    await expect
      .poll(() => askedOf(leave.showCalendar).slice(2))
      .toEqual(beside.map(month => ({ query: { month, people: chunks[0] } })))
    expect(askedOf(countAway)).toEqual(['2026-11', ...beside].map(month => ({ query: { month } })))
    answerLater(leave.showCalendar)
    await userEvent.click(page.getByRole('button', { name: 'Következő hónap' }))
    const december = page.getByRole('grid', { name: 'Csapatnaptár, 2026. december' })
    await expect.element(december).toBeVisible()
    expect(december.element().hasAttribute('aria-busy')).toBe(false)
    expect(
      december
        .getByRole('row', { name: /^Nagy Anna/ })
        .element()
        .hasAttribute('aria-busy'),
    ).toBe(false)
  })

  it('shows a year by the counts of its closed groups, and asks for the people of one that is opened', async () => {
    shown()
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    answer(countAway, () => ({ data: [{ group_id: 'g1', decided: Array(365).fill(3), asked: Array(365).fill(0) }] }))
    await userEvent.click(page.getByRole('radio', { name: 'Év' }))
    const year = page.getByRole('grid', { name: 'Csapatnaptár, 2026', exact: true })
    await expect.element(year.getByRole('gridcell', { name: /^A legtöbben ekkor:.*3 távol/ })).toBeVisible()
    const columnsOf = (name: string) =>
      year
        .getByRole('row', { name: new RegExp(`^${name} `) })
        .element()
        .querySelectorAll('[preserveAspectRatio]')
    expect(['Csoport 1', 'Csoport 2'].map(name => columnsOf(name).length)).toEqual([1, 0])
    await userEvent.click(year.getByRole('button', { name: /^Csoport 2/ }))
    await expect.element(year.getByRole('gridcell', { name: /^Munkatárs 200: Szabadság/ })).toBeVisible()
    // A hundred rows are drawn, in view or not.
    expect(peopleAsked().slice(-4)).toEqual([199, 249, 299, 349].map(first => chunk(first, first + 49)))
    expect(await axeOfElement()).toEqual([])
  })

  it('P01 shows a decision at once, and reads again those in view', async () => {
    freshCompany({ id: 'zoltan', first_name: 'Zoltán', is_approver: true })
    answer(people.listPeople, () => ({ data: everybody }))
    answer(company.listGroups, () => ({ data: [] }))
    answer(countAway, () => ({ data: [{ group_id: null, ...days(0, 1) }] }))
    let status: 'pending' | 'approved' = 'pending'
    answer(leave.showCalendar, ({ query }) => ({
      data: query?.people?.includes('p000')
        ? [{ ...away, from_date: '2026-11-26', to_date: '2026-11-30', id: 'w1', user_id: 'p000', status }]
        : [],
      days: [],
    }))
    answer(leave.showRequest, () => ({ data: { ...request({ id: 'w1', user_id: 'p000' }), history: [] } }))
    const decided = answerLater(leave.approveLeave)
    shown()
    await userEvent.click(bar(/^Munkatárs 000: Szabadság.*függőben/))
    const before = november().length
    await userEvent.click(page.getByRole('button', { name: 'Jóváhagyás' }))
    await expect
      .element(grid.getByRole('gridcell', { name: /^Munkatárs 000: Szabadság, (?!.*függőben)/ }))
      .toBeVisible()
    status = 'approved'
    decided.resolve({ data: request({ status: 'approved' }) })
    await expect.poll(told).toEqual(['Kérelem jóváhagyva'])
    await expect.poll(() => november().length).toBe(before + 2)
    // The server counts from a copy that follows a moment later.
    answer(countAway, () => ({ data: [{ group_id: null, ...days(1, 0) }] }))
    await expect.element(bar(/^november 18., szerda: 1 távol$/)).toBeVisible()
  })

  it('asks for everybody in a list', async () => {
    shown()
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Lista' }))
    await expect.element(page.getByRole('heading', { name: /november 23/ })).toBeVisible()
    expect(peopleAsked().at(-1)).toBeUndefined()
  })

  it('shows the rows that came where others could not be read, and lets one try again', async () => {
    answer(leave.showCalendar, asked => {
      if (asked.query?.people === chunks[1]) throw new ApiError(422, { success: 0, code: 'invalid', message: 'Nem.' })
      return calendarOf(asked)
    })
    shown()
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer(leave.showCalendar, calendarOf)
    await userEvent.click(page.getByRole('button', { name: 'Újra' }))
    await expect.poll(() => page.getByRole('alert').elements()).toEqual([])
  })

  it('says in a year that the counts of closed groups are not known yet', async () => {
    answerLater(countAway)
    shown()
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Év' }))
    const year = page.getByRole('grid', { name: 'Csapatnaptár, 2026', exact: true })
    await expect.element(year.getByRole('row', { name: /^Csoport 2 / })).toHaveAttribute('aria-busy', 'true')
  })

  it('lets one try again where it could not be read', async () => {
    refuse(leave.showCalendar, 500, 'Hiba történt.')
    shown()
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer(leave.showCalendar, calendarOf)
    await userEvent.click(page.getByRole('button', { name: 'Újra' }))
    await expect.element(bar(/^Nagy Anna: Szabadság/)).toBeVisible()
  })
})
