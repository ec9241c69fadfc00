import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
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
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.click(everyone)
  await userEvent.keyboard('{Escape}')
  expect(tell.mock.lastCall?.[0]).toEqual([])
})

it('shows two lines of the chosen ones, and the others when asked for', async () => {
  const tell = vi.fn()
  show(<Pick people={many} start={many.map(({ id }) => id)} tell={tell} />).style.width = '420px'
  const more = page.getByRole('button', { name: 'Mind a 30 mutatása' })
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
