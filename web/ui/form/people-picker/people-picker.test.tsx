import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show, unshow } from '../../show.test-support.tsx'
import type { Pickable } from './groups-of.ts'
import { PeoplePicker } from './people-picker.tsx'

const team: readonly Pickable[] = [
  { id: '1', last_name: 'Őri', first_name: 'János', group: 'Pénzügy' },
  { id: '2', last_name: 'Nagy', first_name: 'Anna', group: 'Fejlesztés' },
  { id: '3', last_name: 'Kiss', first_name: 'Csilla', group: 'Fejlesztés' },
]
const many = Array.from({ length: 30 }, (_, index) => ({
  id: `p${index}`,
  last_name: 'Munkatárs',
  first_name: String(index).padStart(2, '0'),
}))

interface PickProps {
  people?: readonly Pickable[]
  start?: readonly string[]
  tell?: (ids: string[]) => void
}

function Pick({ people = team, start = [], tell }: PickProps) {
  const [value, choose] = useState(start)
  return (
    <PeoplePicker
      label="Munkatársak"
      people={people}
      value={value}
      onChange={ids => {
        choose(ids)
        tell?.(ids)
      }}
    />
  )
}

const box = page.getByRole('combobox', { name: /Munkatársak/ })
const chip = (name: string) => page.getByRole('row', { name })

it('is searched without accents, and picked from with the keyboard', async () => {
  const tell = vi.fn()
  show(<Pick tell={tell} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('group', { name: 'Fejlesztés' })).toBeVisible()
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('ori')
  await expect.element(page.getByRole('option', { name: 'Nagy Anna' })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
  await expect.element(chip('Őri János')).toBeVisible()
  expect(tell).toHaveBeenLastCalledWith(['1'])
  expect(await axeOfElement()).toEqual([])
})

it('is picked from with Enter where only one is found, and not where several are', async () => {
  const tell = vi.fn()
  show(<Pick tell={tell} />)
  await userEvent.click(box)
  await userEvent.keyboard('a{Enter}')
  expect(tell).toHaveBeenLastCalledWith([])
  await userEvent.keyboard('{ArrowDown}ori{Enter}')
  await expect.element(page.getByRole('option', { name: 'Őri János' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(box).toHaveValue('')
  await userEvent.keyboard('anna{Enter}{Escape}')
  expect(tell).toHaveBeenLastCalledWith(['1', '2'])
})

it('says that it is optional, or that somebody has to be chosen', async () => {
  const shown = (props: { isRequired?: boolean; isDisabled?: boolean }) =>
    show(<PeoplePicker label="Munkatársak" people={team} value={[]} onChange={vi.fn()} {...props} />)
  shown({})
  await expect.element(box).toHaveAccessibleName('Munkatársak (nem kötelező)')
  unshow()
  shown({ isRequired: true })
  await expect.element(box).toHaveAccessibleName(/^Munkatársak.*\(kötelező\)$/)
  await expect.element(box).toHaveAttribute('aria-required', 'true')
  expect(await axeOfElement()).toEqual([])
  unshow()
  shown({ isDisabled: true })
  await expect.element(box).toHaveAccessibleName('Munkatársak')
})

it('stays open for those who think before they go on', async () => {
  show(<Pick />)
  await userEvent.click(box)
  await userEvent.keyboard('a')
  await new Promise(resolve => setTimeout(resolve, 700))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Kiss Csilla' })).toHaveAttribute('data-focused', 'true')
  await new Promise(resolve => setTimeout(resolve, 700))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Kiss Csilla' })).toHaveAttribute('aria-selected', 'true')
})

it('stays open while the page scrolls with it, and closes where its field scrolls away from it', async () => {
  show(
    <div style={{ height: '3000px' }}>
      <div data-testid="pane" style={{ height: '400px', overflow: 'auto' }}>
        <Pick />
        <div style={{ height: '2000px' }} />
      </div>
    </div>,
  )
  const option = page.getByRole('option', { name: 'Kiss Csilla' })
  await userEvent.click(box)
  await expect.element(option).toBeVisible()
  const scrolled = async (element: Element) => {
    element.scrollTop = 60
    // Scrolling is told before the page is drawn anew.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(element.scrollTop).toBe(60)
  }
  await scrolled(document.documentElement)
  await expect.element(option).toBeVisible()
  await scrolled(page.getByTestId('pane').element())
  await expect.element(option).not.toBeInTheDocument()
})

it('says so where nobody has such a name', async () => {
  show(<Pick />)
  await userEvent.click(box)
  await userEvent.keyboard('xyz')
  await expect.element(page.getByText('Nincs ilyen nevű munkatárs.')).toBeVisible()
})

it('picks everyone with one row, and nobody with the same', async () => {
  const tell = vi.fn()
  show(<Pick tell={tell} />)
  const everyone = page.getByRole('option', { name: 'Mindenki' })
  await userEvent.click(box)
  await userEvent.click(everyone)
  await expect.element(page.getByRole('option', { name: 'Kiss Csilla' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(page.getByRole('option', { name: 'Kiss Csilla' }))
  await expect.element(everyone).toHaveAttribute('aria-selected', 'false')
  await userEvent.click(everyone)
  await userEvent.keyboard('{Escape}')
  expect(tell.mock.lastCall?.[0]).toHaveLength(3)
  await expect.element(everyone).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(everyone).toBeVisible()
  await userEvent.click(everyone)
  await userEvent.keyboard('{Escape}')
  expect(tell.mock.lastCall?.[0]).toEqual([])
})

it('shows two lines of the chosen ones, and the others when asked for', async () => {
  const tell = vi.fn()
  show(<Pick people={many} start={many.map(({ id }) => id)} tell={tell} />).style.width = '420px'
  const more = page.getByRole('button', { name: 'Összes megjelenítése (30)' })
  await expect.element(more).toBeVisible()
  const tops = () =>
    page
      .getByRole('row')
      .elements()
      .map(element => (element as HTMLElement).offsetTop)
  await expect.poll(() => new Set(tops()).size).toBe(2)
  await expect.element(page.getByText(`+${30 - tops().length}`)).toBeVisible()
  await userEvent.click(more)
  expect(page.getByRole('row').elements()).toHaveLength(30)
  await userEvent.click(page.getByRole('button', { name: 'Kevesebb' }))
  await expect.element(more).toHaveFocus()
  expect(await axeOfElement()).toEqual([])
})

it.each([
  ['short', many],
  ['long', many.map(one => ({ ...one, last_name: 'Bakos-Németh-Csavajda', group: 'Értékesítés és kereskedelem' }))],
])('holds one line of %s chips inside an inline box, and the others below it when asked for', async (_, people) => {
  const ids = people.map(({ id }) => id)
  const usual = [innerWidth, innerHeight] as const
  await page.viewport(1024, 700)
  show(<PeoplePicker label="Munkatársak" people={people} value={ids} onChange={vi.fn()} isInline />).style.width =
    '600px'
  const more = page.getByRole('button', { name: 'Összes megjelenítése (30)' })
  await expect.element(more).toBeVisible()
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const frame = boxOf(box.element().parentElement!)
  const chips = page.getByRole('row').elements().map(boxOf)
  for (const { top, bottom, right } of [...chips, boxOf(more.element())]) {
    expect(top).toBeGreaterThanOrEqual(frame.top)
    expect(bottom).toBeLessThanOrEqual(frame.bottom)
    expect(right).toBeLessThan(frame.right)
  }
  expect(boxOf(box.element()).right).toBeLessThanOrEqual(chips[0]!.left)
  await userEvent.click(more)
  expect(boxOf(page.getByRole('row').first().element()).top).toBeGreaterThanOrEqual(frame.bottom)
  await page.viewport(...usual)
})

it('lets go of one, unless nothing can be changed', async () => {
  const tell = vi.fn()
  show(<Pick start={['1', '2']} tell={tell} />)
  await userEvent.click(chip('Nagy Anna').getByRole('button'))
  expect(tell).toHaveBeenCalledExactlyOnceWith(['1'])
  show(
    <PeoplePicker
      label="Rögzített"
      people={team}
      value={['3']}
      onChange={tell}
      isDisabled
      hint="Később nem cserélhető."
    />,
  )
  await expect.element(chip('Kiss Csilla')).toBeVisible()
  await expect.element(chip('Kiss Csilla').getByRole('button')).not.toBeInTheDocument()
  expect(await axeOfElement()).toEqual([])
})

it('daily 13: picks a whole group with one row and lets go of it with the same, and tells people of one name apart', async () => {
  const tell = vi.fn()
  const namesake = { id: '4', last_name: 'Nagy', first_name: 'Anna', group: 'Pénzügy', position: 'könyvelő' }
  show(<Pick people={[...team, namesake]} tell={tell} start={['1']} />)
  await userEvent.click(box)
  await expect.element(page.getByRole('option', { name: 'Nagy Anna könyvelő' })).toBeVisible()
  const group = page.getByRole('option', { name: 'Fejlesztés 2' })
  const isReached = () => box.element().getAttribute('aria-activedescendant') === group.element().id
  const turn = async () => {
    for (let rows = 0; rows < 8 && !isReached(); rows++) await userEvent.keyboard('{ArrowUp}')
    expect(isReached()).toBe(true)
    await userEvent.keyboard('{Enter}')
  }
  await turn()
  await expect.element(group).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  expect(tell.mock.lastCall?.[0]).toEqual(['1', '3', '2'])
  await expect.element(group).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(group).toBeVisible()
  await turn()
  await expect.element(group).toHaveAttribute('aria-selected', 'false')
  await userEvent.keyboard('{Escape}')
  expect(tell.mock.lastCall?.[0]).toEqual(['1'])
})
