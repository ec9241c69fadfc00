import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import type { AbsenceKind, PlannerDate, PlannerGroup } from './plan.ts'
import { PlannerLegend } from './planner-legend.tsx'
import { PlannerList } from './list/planner-list.tsx'
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

type Ask = (person: string, from: string, to: string) => void

interface TeamProps {
  onOpen?: (id: string) => void
  onAsk?: Ask
  all?: boolean
  team?: PlannerGroup[]
}

function Team({ onOpen = () => {}, onAsk, all, team = groups }: TeamProps) {
  const [month, turn] = useState<11 | 12>(11)
  const [hidden, hide] = useState<ReadonlySet<AbsenceKind>>(new Set())
  return (
    <>
      <button type="button">Előtte</button>
      <Planner
        label="Csapatnaptár"
        days={monthOf(month)}
        groups={team}
        today="2026-11-20"
        hidden={hidden}
        self="csilla"
        asksFor={all ? 'everybody' : 'self'}
        {...(onAsk && { onAsk: ({ id }, from, to) => onAsk(id, from, to) })}
        renderPreview={({ person, from, to }) => `${person.id} ${from} ${to}`}
        onOpen={({ id }) => onOpen(id)}
        onTurn={step => turn(step > 0 ? 12 : 11)}
        onToday={() => turn(11)}
      />
      <PlannerLegend groups={team} hidden={hidden} onChange={hide} />
    </>
  )
}

const focused = () => document.activeElement?.getAttribute('aria-label')
const bar = (name: RegExp) => page.getByRole('gridcell', { name })

it('shows every absence as one bar, with as much of its name as there is room for', async () => {
  show(<Team />)
  await expect.element(bar(/^Nagy Anna: Szabadság, nov. 23–27\.$/)).toHaveTextContent('Szabadság')
  await expect.element(bar(/^Nagy Anna: Betegszabadság/)).toHaveTextContent('B')
  await expect.element(bar(/^Kis Béla: Home office, nov. 20., függőben$/)).toHaveTextContent('')
  await expect.element(bar(/^Őri Csilla: Távol/)).toHaveTextContent('Távol')
  await expect.element(page.getByRole('columnheader', { name: 'november 20., péntek, ma' })).toBeVisible()
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('7')
  expect(await axeOfElement()).toEqual([])
})

it('says until when somebody is away whose absence goes beyond the days in view', async () => {
  const absences = [{ id: 'c2', from: '2026-11-02', to: '2027-04-07', leave: null }]
  show(<Team team={[{ id: 'sales', name: 'Értékesítés', people: [{ ...csilla, absences }] }]} />)
  await expect.element(bar(/^Őri Csilla: Távol/)).toHaveTextContent('Távol 2027. ápr. 7-ig')
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
          asksFor="self"
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
  await bar(/^november 2\., hétfő: új/).click()
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focused).toMatch(/^december/)
  await page.getByRole('button', { name: 'Megjött' }).click()
  await expect.poll(focused).toMatch(/^december 7/)
})

it('asks for a free day of one’s own row, by hand and by key, and offers no other', async () => {
  const onAsk = vi.fn<Ask>()
  show(<Team onAsk={onAsk} />)
  await bar(/^november 18., szerda: új/).click()
  expect(onAsk).toHaveBeenLastCalledWith('csilla', '2026-11-18', '2026-11-18')
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(onAsk).toHaveBeenLastCalledWith('csilla', '2026-11-17', '2026-11-17')
  // 21 working days, of which she is away on 5.
  expect(page.getByRole('gridcell', { name: /új kérelem/ }).elements()).toHaveLength(16)
})

/** A press on the row of somebody, at a day of the month. */
function pointer(type: string, name: string, day: number, init: PointerEventInit = {}) {
  const row = page.getByRole('row', { name: new RegExp(`^${name}`) }).element()
  const { left, width, top, height } = row.getBoundingClientRect()
  const first = left + row.querySelector<HTMLElement>('[role=rowheader]')!.offsetWidth
  const at = { clientX: first + ((day - 0.5) * (left + width - first)) / 30, clientY: top + height / 2 }
  const target = document.elementFromPoint(at.clientX, at.clientY)!
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'mouse', ...at, ...init }))
}
const drawn = () =>
  page
    .getByRole('status')
    .elements()
    .map(({ textContent }) => textContent)

it('D10 asks for a stretch of days that is drawn with the pointer, whichever way, and shows meanwhile what it costs', async () => {
  const onAsk = vi.fn<Ask>()
  show(<Team onAsk={onAsk} />)
  await expect.element(page.getByRole('grid')).toBeVisible()
  pointer('pointerdown', 'Őri Csilla', 6)
  pointer('pointermove', 'Őri Csilla', 4)
  await expect.poll(drawn).toEqual(['csilla 2026-11-04 2026-11-06'])
  pointer('pointermove', 'Őri Csilla', 3)
  pointer('pointerup', 'Őri Csilla', 3)
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('csilla', '2026-11-03', '2026-11-06')
  await expect.poll(drawn).toEqual([])
})

it('D10 draws nothing under a finger, which scrolls, nor in the row of a colleague, and Escape lets go', async () => {
  const onAsk = vi.fn<Ask>()
  show(<Team onAsk={onAsk} />)
  await expect.element(page.getByRole('grid')).toBeVisible()
  pointer('pointerdown', 'Őri Csilla', 3, { pointerType: 'touch' })
  pointer('pointermove', 'Őri Csilla', 5, { pointerType: 'touch' })
  pointer('pointerup', 'Őri Csilla', 5, { pointerType: 'touch' })
  pointer('pointerdown', 'Nagy Anna', 3)
  pointer('pointermove', 'Nagy Anna', 5)
  pointer('pointerup', 'Nagy Anna', 5)
  pointer('pointerdown', 'Őri Csilla', 3)
  pointer('pointermove', 'Őri Csilla', 5)
  await expect.poll(drawn).toEqual(['csilla 2026-11-03 2026-11-05'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(drawn).toEqual([])
  pointer('pointerup', 'Őri Csilla', 5)
  expect(onAsk).not.toHaveBeenCalled()
})

it('D10 lengthens a stretch with Shift and the arrows, and asks for it with Enter', async () => {
  const onAsk = vi.fn<Ask>()
  show(<Team onAsk={onAsk} />)
  const from = bar(/^november 17., kedd: új/)
  await expect.element(from).toBeVisible()
  ;(from.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowRight}{/Shift}')
  await expect.poll(drawn).toEqual(['csilla 2026-11-16 2026-11-17'])
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(drawn).toEqual([])
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('csilla', '2026-11-17', '2026-11-18')
})

it('D10 asks for the days between two presses with Shift, for a colleague too where the reader may', async () => {
  const onAsk = vi.fn<Ask>()
  show(<Team onAsk={onAsk} all />)
  await expect.element(page.getByRole('grid')).toBeVisible()
  pointer('click', 'Nagy Anna', 3, { shiftKey: true })
  await expect.poll(drawn).toEqual(['anna 2026-11-03 2026-11-03'])
  pointer('click', 'Nagy Anna', 5, { shiftKey: true })
  expect(onAsk).toHaveBeenCalledExactlyOnceWith('anna', '2026-11-03', '2026-11-05')
  await expect.poll(drawn).toEqual([])
  pointer('click', 'Kis Béla', 9)
  expect(onAsk).toHaveBeenLastCalledWith('bela', '2026-11-09', '2026-11-09')
})

it('closes a group and opens it again, by its heading', async () => {
  show(<Team />)
  const heading = page.getByRole('button', { name: /^Fejlesztés/ })
  await expect.element(heading).toHaveAttribute('aria-expanded', 'true')
  await heading.click()
  await expect.element(heading).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('rowheader', { name: 'Nagy Anna' }).elements()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('rowheader', { name: 'Nagy Anna' })).toBeVisible()
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
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('1003')

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
  // Two weeks from today on: what is left of this one, and the next, in which somebody is away on each working day.
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['nov. 20–22.', 'nov. 23–29.'])
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(6)
  await page.getByRole('button', { name: /^Kis Béla nov. 20. Függőben Home office/ }).click()
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
  await expect.element(page.getByText('Ekkor senki nincs távol.')).toBeVisible()
})

describe('the list', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => ({
    id: `p${index}`,
    last_name: 'Munkatárs',
    first_name: String(index + 1),
    absences: [{ id: `x${index}`, from: '2026-11-12', to: '2026-11-20', leave: 'vacation' as const }],
  }))
  const list = (today: string, todayAsked = 0) => (
    <PlannerList
      days={monthOf(11)}
      groups={[{ id: 'all', name: 'Mind', people: crowd }]}
      today={today}
      todayAsked={todayAsked}
      onOpen={() => {}}
    />
  )
  const weeks = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)

  it('D5 begins at the first day of another month, and comes in weeks', async () => {
    show(list('2026-12-01'))
    await expect.poll(weeks).toEqual(['nov. 1.', 'nov. 2–8.'])
    await page.getByRole('button', { name: 'Következő hetek' }).click()
    await page.getByRole('button', { name: 'Következő hetek' }).click()
    await expect.poll(weeks).toHaveLength(6)
    expect(page.getByRole('button', { name: 'Következő hetek' }).elements()).toEqual([])
    expect(await axeOfElement()).toEqual([])
  })

  it('D5 begins today where that is in the month, and shows the days before when they are asked for', async () => {
    show(list('2026-11-20'))
    await expect.poll(weeks).toEqual(['nov. 20–22.', 'nov. 23–29.'])
    await page.getByRole('button', { name: 'Korábbi napok' }).click()
    await expect.poll(weeks).toEqual(['nov. 1.', 'nov. 2–8.', 'nov. 9–15.', 'nov. 16–22.', 'nov. 23–29.'])
  })

  it('D5 says of today that nobody is away, instead of leaving it out', async () => {
    show(list('2026-11-25'))
    const today = page.getByRole('listitem').filter({ hasText: 'november 25.' })
    await expect.element(today).toMatchTextContent('Senki sincs távol')
  })

  it('shows a few of many people of a day, and everybody when asked', async () => {
    show(list('2026-11-20'))
    const people = page.getByRole('button', { name: /^Munkatárs/ })
    await expect.poll(() => people.elements().length).toBe(8)
    await page.getByRole('button', { name: 'Mindenki (30)' }).click()
    await expect.poll(() => people.elements().length).toBe(30)
  })

  it('breaks a name without a space, however long', async () => {
    const endless = { id: 'e', last_name: 'W'.repeat(60), first_name: 'Anna' }
    const absence = { id: 'e1', from: '2026-11-20', to: '2026-11-20', leave: 'vacation' as const }
    const place = show(
      <PlannerList
        days={monthOf(11)}
        groups={[{ id: 'all', people: [{ ...endless, absences: [absence] }] }]}
        today="2026-11-20"
        onOpen={() => {}}
      />,
    )
    place.style.width = '358px'
    await expect.element(page.getByRole('button', { name: /^WWW/ })).toBeVisible()
    expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  })
})

it('keeps a month within the page beside the panel, whatever the names are', async () => {
  const endless = { id: 'e', last_name: 'W'.repeat(60), first_name: 'Anna', absences: [] }
  const nothing = () => {}
  const place = show(
    <Planner
      label="Csapatnaptár"
      days={monthOf(12)}
      groups={[{ id: 'all', name: 'W'.repeat(80), people: [endless] }]}
      today="2026-12-01"
      onOpen={nothing}
      onTurn={nothing}
      onToday={nothing}
    />,
  )
  place.style.width = '852px'
  const grid = page.getByRole('grid')
  await expect.element(grid).toBeVisible()
  const scroller = grid.element().parentElement!
  expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth)
})
