import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Switch } from '../checkbox/switch.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { show } from '../../show.test-support.tsx'
import { Select } from './select.tsx'

const countries = [
  { value: 'HU', label: 'Magyarország' },
  { value: 'SK', label: 'Szlovákia' },
] as const

function Country() {
  const [value, choose] = useState<'HU' | 'SK' | null>(null)
  return <Select label="Ország" options={countries} value={value} onChange={choose} placeholder="Válassz" />
}

it('is chosen from with the keyboard alone', async () => {
  show(<Country />)
  const button = page.getByRole('button', { name: /Ország/ })
  await expect.element(button).toHaveTextContent('Válassz')
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'Szlovákia' })).toBeVisible()
  expect(await axeOfElement()).toEqual([])
  await userEvent.keyboard('szl{Enter}')
  await expect.element(button).toHaveTextContent('Szlovákia')
})

it('shows an error at a select, a checkbox and a group of cards', async () => {
  show(
    <>
      <Select label="Ország" options={countries} value={null} onChange={() => undefined} error="Válassz országot." />
      <Checkbox value={false} onChange={() => undefined} error="Fogadd el a feltételeket.">
        Elfogadom
      </Checkbox>
      <RadioCards label="Típus" options={countries} value={null} onChange={() => undefined} error="Válassz típust." />
      <Switch label="Munkanap" value onChange={() => undefined} />
    </>,
  )
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Fogadd el a feltételeket.')
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Válassz típust.')
  await expect.element(page.getByText('Válassz országot.')).toBeVisible()
  expect(await axeOfElement()).toEqual([])
})

it('tells plain values', async () => {
  const tell = vi.fn()
  show(
    <>
      <Checkbox value={false} onChange={tell}>
        Elfogadom
      </Checkbox>
      <Switch label="Munkanap" value onChange={tell} />
      <RadioCards
        label="Típus"
        value="1"
        onChange={tell}
        options={[
          { value: '1', label: 'Szabadság', leave: 'vacation' },
          { value: '2', label: 'Betegszabadság', leave: 'sick' },
        ]}
      />
    </>,
  )
  await userEvent.click(page.getByText('Elfogadom'))
  await userEvent.click(page.getByText('Munkanap'))
  await userEvent.click(page.getByText('Betegszabadság'))
  expect(tell.mock.calls).toEqual([[true], [false], ['2']])
  expect(await axeOfElement()).toEqual([])
})
