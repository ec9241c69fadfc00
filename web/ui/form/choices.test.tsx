import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../show.test-support.tsx'
import { Checkbox } from './checkbox/checkbox.tsx'
import { Switch } from './checkbox/switch.tsx'
import { RadioCards } from './radio-cards/radio-cards.tsx'
import { SegmentedControl } from './segmented-control/segmented-control.tsx'

const types = [
  { value: 'vacation', label: 'Szabadság', detail: '11 nap maradt', leave: 'vacation' },
  { value: 'sick', label: 'Betegszabadság', isDisabled: true },
  { value: 'home', label: 'Home office' },
] as const

function Types({ error }: { error?: string }) {
  const [type, choose] = useState<(typeof types)[number]['value'] | null>(null)
  return <RadioCards label="Típus" options={types} value={type} onChange={choose} error={error} isRequired />
}

const radio = (name: string) => page.getByRole('radio', { name })

it('goes from card to card with the arrows, over those that cannot be chosen', async () => {
  show(<Types />)
  await expect.element(radio('Szabadság 11 nap maradt')).toBeVisible()
  await userEvent.tab()
  await expect.element(radio('Szabadság 11 nap maradt')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Home office')).toBeChecked()
  await expect.element(radio('Home office')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('Szabadság 11 nap maradt')).toBeChecked()
  await expect.element(radio('Betegszabadság')).toBeDisabled()
})

it('has the name of the group, and what is wrong with the choice', async () => {
  show(<Types error="Válassz típust." />)
  const group = page.getByRole('radiogroup', { name: /^Típus/ })
  await expect.element(group).toHaveAccessibleDescription('Válassz típust.')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group).toHaveAttribute('aria-required', 'true')
})

function Filter({ onChange }: { onChange: (group: string) => void }) {
  const [group, choose] = useState('all')
  return (
    <SegmentedControl
      label="Csoport"
      options={[
        { value: 'all', label: 'Mind' },
        { value: 'dev', label: 'Fejlesztés', count: 8 },
      ]}
      value={group}
      onChange={next => {
        onChange(next)
        choose(next)
      }}
    />
  )
}

it('has always one segment chosen: the chosen one cannot be unchosen', async () => {
  const onChange = vi.fn<(group: string) => void>()
  show(<Filter onChange={onChange} />)
  const all = page.getByRole('radio', { name: 'Mind' })
  const dev = page.getByRole('radio', { name: 'Fejlesztés 8' })
  await expect.element(all).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight} ')
  await expect.element(dev).toBeChecked()
  await expect.element(all).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(dev).toBeChecked()
  expect(onChange.mock.calls.map(([group]) => group)).not.toContain(undefined)
})

function Boxes() {
  const [isOn, turn] = useState(false)
  return (
    <>
      <Checkbox value={isOn} onChange={turn} hint="Később is kérheted.">
        Kérem a hírlevelet
      </Checkbox>
      <Switch label="Hétfő munkanap" value={isOn} onChange={turn} isLabelHidden />
      <Checkbox value={false} onChange={turn} error="Fogadd el a feltételeket.">
        Elfogadom
      </Checkbox>
      <Switch label="Kedd munkanap" value={false} onChange={turn} isReadOnly />
    </>
  )
}

it('turns a checkbox and a switch with Space, by their names', async () => {
  show(<Boxes />)
  const newsletter = page.getByRole('checkbox', { name: 'Kérem a hírlevelet' })
  const monday = page.getByRole('switch', { name: 'Hétfő munkanap' })
  await expect.element(newsletter).toHaveAccessibleDescription('Később is kérheted.')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(newsletter).toBeChecked()
  await expect.element(monday).toBeChecked()
  await userEvent.tab()
  await expect.element(monday).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(newsletter).not.toBeChecked()
})

it('says what is wrong at a checkbox, and leaves a switch alone that is only read', async () => {
  show(<Boxes />)
  const terms = page.getByRole('checkbox', { name: 'Elfogadom' })
  await expect.element(terms).toHaveAccessibleDescription('Fogadd el a feltételeket.')
  await userEvent.click(page.getByText('Kedd munkanap'))
  await expect.element(page.getByRole('switch', { name: 'Kedd munkanap' })).not.toBeChecked()
})

it('a panel scrolls to the box that has the focus', async () => {
  show(
    <div data-testid="panel" style={{ height: 120, overflowY: 'auto' }}>
      {Array.from({ length: 20 }, (_, i) => (
        <Checkbox key={i} value={false} onChange={() => {}}>
          {`Terület ${i}`}
        </Checkbox>
      ))}
    </div>,
  )
  const last = page.getByRole('checkbox', { name: 'Terület 19' })
  await expect.element(last).toBeInTheDocument()
  ;(last.element() as HTMLElement).focus()
  expect(page.getByTestId('panel').element().scrollTop).toBeGreaterThan(300)
})
