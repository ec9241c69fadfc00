import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { entries, nameOf } from './entries.ts'
import { Gallery } from './gallery.tsx'

it('names every part by its folder in the design system', async () => {
  expect(nameOf('../ui/form/select/select.gallery.tsx')).toBe('form/select')
  show(<Gallery />)
  await expect.element(page.getByRole('heading', { level: 2, name: 'form/select', exact: true })).toBeVisible()
})

it.each(entries)('shows %s so that everybody can use it', async (_, Part: ComponentType) => {
  const place = show(<Part />)
  await expect.poll(() => place.childElementCount).toBeGreaterThan(0)
  expect(await axeOfElement()).toEqual([])
})
