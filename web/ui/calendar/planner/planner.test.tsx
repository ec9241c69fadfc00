import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import type { AbsenceKind, PlannerDate, PlannerGroup } from './plan.ts'
import { PlannerLegend } from './planner-legend.tsx'
import { PlannerList } from './planner-list.tsx'
import { Planner } from './planner.tsx'

const written = (month: number, day: number) => `2026-${month}-${String(day).padStart(2, '0')}`

const monthOf = (month: 11 | 12): PlannerDate[] =>
  Array.from({ length: month === 11 ? 30 : 31 }, (_, index) => {
    const date = written(month, index + 1)
    if (date === '2026-12-25') return { date, kind: 'holiday', name: 'Karácsony' }
    return { date, kind: [0, 6].includes(new Date(date).getUTCDay()) ? 'rest' : 'workday' }
  })

const [anna, bela, csilla] = [
  { id: 'anna', last_name: 'Nagy', first_name: 'Anna' },
  { id: 'bela', last_name: 'Kis', first_name: 'Béla' },
  { id: 'csilla', last_name: 'Őri', first_name: 'Csilla' },
]
const groups: PlannerGroup[] = [
  {
    id: 'dev',
    name: 'Fejlesztés',
    people: [
      {
        ...anna,
        absences: [
          { id: 'a1', from: '2026-11-23', to: '2026-11-27', leave: 'vacation' },
          { id: 'a2', from: '2026-11-10', to: '2026-11-11', leave: 'sick' },
          { id: 'a3', from: '2026-12-23', to: '2026-12-28', leave: 'vacation', isPending: true },
        ],
      },
      { ...bela, absences: [{ id: 'b1', from: '2026-11-20', to: '2026-11-20', leave: 'home', isPending: true }] },
    ],
  },
  {
    id: 'sales',
    name: 'Értékesítés',
    people: [{ ...csilla, absences: [{ id: 'c1', from: '2026-11-19', to: '2026-11-25', leave: null }] }],
  },
]

function Team({ onOpen = () => {}, onAsk }: { onOpen?: (id: string) => void; onAsk?: (day: string) => void }) {
  const [month, turn] = useState<11 | 12>(11)
  const [hidden, hide] = useState<ReadonlySet<AbsenceKind>>(new Set())
  return (
    <>
      <button type="button">Előtte</button>
      <Planner
        label="Csapatnaptár"
        days={monthOf(month)}
        groups={groups}
        today="2026-11-20"
        hidden={hidden}
        self="csilla"
        onAsk={onAsk}
        onOpen={({ id }) => onOpen(id)}
        onTurn={step => turn(step > 0 ? 12 : 11)}
        onToday={() => turn(11)}
      />
      <PlannerLegend groups={groups} hidden={hidden} onChange={hide} />
    </>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')
const bar = (name: RegExp) => page.getByRole('gridcell', { name })

it('shows every absence as one bar, with as much of its name as there is room for', async () => {
  show(<Team />)
  await expect.element(bar(/^Nagy Anna: Szabadság, nov. 23–27\.$/)).toHaveTextContent('Szabadság')
  await expect.element(bar(/^Nagy Anna: Betegszabadság/)).toHaveTextContent('B')
  await expect.element(bar(/^Kis Béla: Otthoni munka, OM, nov. 20., függőben$/)).toHaveTextContent('OM')
  await expect.element(bar(/^Őri Csilla: Távol/)).toHaveTextContent('Távol')
  await expect.element(page.getByRole('columnheader', { name: 'november 20., péntek, ma' })).toBeVisible()
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('6')
  expect(await axeOfElement()).toEqual([])
})

it('is one tab stop; the arrows lead from bar to bar, and Enter opens', async () => {
  const onOpen = vi.fn<(id: string) => void>()
  show(<Team onOpen={onOpen} />)
  await page.getByRole('button', { name: 'Előtte' }).click()
  await userEvent.keyboard('{Tab}')
  expect(focused()).toMatch(/^Nagy Anna: Szabadság/)
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focused).toMatch(/^Nagy Anna: Betegszabadság/)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toMatch(/^Kis Béla/)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('c1')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('Szabadság')
})

it('turns the month and comes back to today without losing the focus', async () => {
  show(<Team />)
  await bar(/^Kis Béla/).click()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focused).toMatch(/^Nagy Anna: Szabadság, dec. 23–28., függőben/)
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(focused).toBe('december 25., péntek, Karácsony')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Karácsony')
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('t')
  await expect.poll(focused).toMatch(/^Nagy Anna/)
  await userEvent.keyboard('{End}t')
  await expect.poll(focused).toMatch(/^Nagy Anna: Szabadság, nov. 23/)
})

it('keeps the focus when what is known of the turned month comes later', async () => {
  const people = [{ ...csilla, absences: [] }]
  function Late() {
    const [days, turn] = useState(monthOf(11))
    const workdays = monthOf(12).map(day => ({ date: day.date, kind: 'workday' as const }))
    return (
      <>
        <Planner
          label="Csapatnaptár"
          days={days}
          groups={[{ id: 'all', name: 'Mind', people }]}
          today="2026-11-20"
          self="csilla"
          onAsk={() => {}}
          onOpen={() => {}}
          onTurn={() => turn(workdays)}
          onToday={() => {}}
        />
        <button type="button" onMouseDown={event => event.preventDefault()} onClick={() => turn(monthOf(12).slice(4))}>
          Megjött
        </button>
      </>
    )
  }
  show(<Late />)
  await bar(/^november 2\./).click()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focused).toMatch(/^december/)
  await page.getByRole('button', { name: 'Megjött' }).click()
  await expect.poll(focused).toMatch(/^december 7/)
})

it('asks for a free day of one’s own row, by hand and by key, and offers no other', async () => {
  const onAsk = vi.fn<(day: string) => void>()
  show(<Team onAsk={onAsk} />)
  await bar(/^november 18/).click()
  expect(onAsk).toHaveBeenLastCalledWith('2026-11-18')
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(onAsk).toHaveBeenLastCalledWith('2026-11-17')
  // 21 working days, of which she is away on 5.
  expect(page.getByRole('gridcell', { name: /új kérelem/ }).elements()).toHaveLength(16)
})

it('hides a kind of absence by its legend, and shows it again', async () => {
  show(<Team />)
  await page.getByRole('button', { name: 'Betegszabadság' }).click()
  await expect.element(bar(/Betegszabadság/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Betegszabadság' }).click()
  await expect.element(bar(/Betegszabadság/)).toBeVisible()
})

it('stays whole where nobody is away: the grid itself can be reached', async () => {
  const nothing = () => {}
  show(
    <Planner
      label="Csapatnaptár"
      days={monthOf(11)}
      groups={[{ id: 'all', people: [{ ...anna, absences: [] }] }]}
      today="2026-11-20"
      onOpen={nothing}
      onTurn={nothing}
      onToday={nothing}
    />,
  )
  await expect.element(page.getByRole('grid')).toHaveAttribute('tabindex', '0')
  expect(await axeOfElement()).toEqual([])
})

it('draws a thousand people with no more than two hundred elements, and reaches the last by keyboard', async () => {
  const people = Array.from({ length: 1000 }, (_, index) => ({
    id: `p${index}`,
    last_name: 'Munkatárs',
    first_name: String(index + 1),
    absences: [
      { id: `x${index}`, from: written(11, 1 + (index % 20)), to: written(11, 5 + (index % 20)), leave: 'vacation' },
    ] as const,
  }))
  const nothing = () => {}
  show(
    <Planner
      label="Csapatnaptár"
      days={monthOf(11)}
      groups={[{ id: 'all', name: 'Mindenki', people }]}
      today="2026-11-20"
      onOpen={nothing}
      onTurn={nothing}
      onToday={nothing}
    />,
  )
  await expect.element(page.getByRole('rowheader', { name: 'Munkatárs 1', exact: true })).toBeVisible()
  const count = () => document.querySelectorAll('[role=grid] *').length
  expect(count()).toBeLessThanOrEqual(200)
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('1002')

  document.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(focused).toMatch(/^Munkatárs 1000/)
  await expect.element(page.getByRole('rowheader', { name: 'Munkatárs 1000' })).toBeInViewport()
  expect(count()).toBeLessThanOrEqual(200)
})

it('says the same as a list: each day with its people', async () => {
  const onOpen = vi.fn<(id: string) => void>()
  show(<PlannerList days={monthOf(11)} groups={groups} today="2026-11-20" onOpen={({ id }) => onOpen(id)} />)
  await expect.element(page.getByRole('heading', { name: 'november 20., péntek ma' })).toBeVisible()
  // Working days on which somebody is away; nobody is on the others.
  expect(page.getByRole('heading').elements()).toHaveLength(9)
  await page.getByRole('button', { name: /^Kis Béla nov. 20. Függőben Otthoni munka/ }).click()
  expect(onOpen).toHaveBeenCalledWith('b1')
  expect(await axeOfElement()).toEqual([])
})

it('keeps a long absence within a narrow list', async () => {
  const person = { id: 'zs', last_name: 'Lakatos', first_name: 'Zsófia' }
  const absence = { id: 'z1', from: '2025-10-15', to: '2027-03-31', leave: 'maternity' as const, isPending: true }
  const place = show(
    <PlannerList
      days={monthOf(11)}
      groups={[{ id: 'all', name: 'Mind', people: [{ ...person, absences: [absence] }] }]}
      today="2026-11-20"
      onOpen={() => {}}
    />,
  )
  place.style.width = '300px'
  const row = page.getByRole('button', { name: /^Lakatos Zsófia/ }).first()
  await expect.element(row).toBeVisible()
  expect(row.element().scrollWidth).toBeLessThanOrEqual(row.element().clientWidth)
})

it('says in the list that nobody is away', async () => {
  show(<PlannerList days={monthOf(11)} groups={[]} today="2026-11-20" onOpen={() => {}} />)
  await expect.element(page.getByText('Ebben a hónapban senki nincs távol.')).toBeVisible()
})
