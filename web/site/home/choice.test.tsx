import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { Choice } from './choice.tsx'

const terms = [
  { value: 'month', label: 'Havonta' },
  { value: 'year', label: 'Évente' },
] as const

function Terms() {
  const [term, choose] = useState<'month' | 'year'>('month')
  return <Choice label="Fizetés" options={terms} value={term} onChange={choose} />
}

it('is one group of which one is chosen, by press and by arrow', async () => {
  show(<Terms />)
  const [month, year] = terms.map(({ label }) => page.getByRole('radio', { name: label }))
  await expect.element(page.getByRole('radiogroup', { name: 'Fizetés' })).toBeVisible()
  await expect.element(month!).toBeChecked()
  await userEvent.click(year!)
  await expect.element(year!).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(month!).toBeChecked()
  await expect.element(year!).not.toBeChecked()
  expect(await axeOfElement()).toEqual([])
})
