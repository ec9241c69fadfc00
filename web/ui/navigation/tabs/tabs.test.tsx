import { useState } from 'react'
import { expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { LanguageSelect } from '../../language-select/language-select.tsx'
import { Logo } from '../../logo/logo.tsx'
import { SegmentedControl } from '../../form/segmented-control/segmented-control.tsx'
import { show } from '../../show.test-support.tsx'
import { StepStrip } from '../step-strip/step-strip.tsx'
import { Tabs } from './tabs.tsx'

it('marks the tab and the step where one is', async () => {
  show(
    <>
      <Logo />
      <Tabs
        label="Adminisztráció"
        tabs={[
          { to: '/', label: 'Munkatársak', end: true },
          { to: '/groups', label: 'Csoportok' },
        ]}
      />
      <StepStrip
        label="Regisztráció"
        current={1}
        steps={[{ label: 'Regisztráció', to: '/register' }, { label: 'Cégadatok' }, { label: 'Csapat' }]}
      />
    </>,
  )
  await expect.element(page.getByRole('link', { name: 'Munkatársak' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('link', { name: 'Csoportok' })).not.toHaveAttribute('aria-current')
  await expect.element(page.getByRole('link', { name: 'Regisztráció' })).toHaveAttribute('href', '/register')
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Cégadatok')
  expect(await axeOfElement()).toEqual([])
})

it('marks the current tab alone in forced colours too', async () => {
  const forced = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await forced('active')
  try {
    const tabs = ['/', '/groups'].map(to => ({ to, label: to, end: true }))
    show(
      <>
        <Tabs label="Adminisztráció" tabs={tabs} />
        <p style={{ backgroundColor: 'Canvas' }}>Felület</p>
      </>,
    )
    const edge = (name: string) =>
      getComputedStyle(page.getByRole('link', { name, exact: true }).element()).borderBlockEndColor
    await expect.element(page.getByRole('link', { name: '/groups' })).toBeVisible()
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    expect(edge('/')).not.toBe(edge('/groups'))
    expect(edge('/groups')).toBe(getComputedStyle(page.getByText('Felület').element()).backgroundColor)
  } finally {
    await forced('none')
  }
})

it('has the current tab in sight where there is no room for all', async () => {
  const others = ['Személyes adatok', 'Munkaügyi adatok', 'Szabadságok'].map((label, at) => ({ to: `/${at}`, label }))
  const place = show(
    <div style={{ width: 240 }}>
      <Tabs label="Profil" tabs={[...others, { to: '/', label: 'Fiókbeállítások', end: true }]} />
    </div>,
  )
  await expect.element(page.getByRole('link', { name: 'Fiókbeállítások' })).toBeInViewport({ ratio: 1 })
  expect(place.querySelector('nav')?.scrollLeft).toBeGreaterThan(0)
})

it('has one segment chosen at any time', async () => {
  function Filter() {
    const [value, choose] = useState<'all' | 'mine'>('all')
    const options = [
      { value: 'all', label: 'Mind', count: 8 },
      { value: 'mine', label: 'Enyém' },
    ] as const
    return <SegmentedControl label="Szűrés" options={options} value={value} onChange={choose} />
  }
  show(<Filter />)
  await userEvent.click(page.getByRole('radio', { name: 'Enyém' }))
  await userEvent.click(page.getByRole('radio', { name: 'Enyém' }))
  await expect.element(page.getByRole('radio', { name: 'Enyém' })).toBeChecked()
  expect(await axeOfElement()).toEqual([])
})

it('names each language in that language', async () => {
  function Language() {
    const [value, speak] = useState<'hu' | 'en'>('hu')
    return <LanguageSelect value={value} onChange={speak} />
  }
  show(<Language />)
  await userEvent.click(page.getByRole('button', { name: /Nyelv/ }))
  await userEvent.click(page.getByRole('option', { name: 'English' }))
  await expect.element(page.getByRole('button', { name: /Nyelv/ })).toHaveTextContent('English')
  expect(await axeOfElement()).toEqual([])
})
