import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../show.test-support.tsx'
import { Icon } from './icon.tsx'
import { iconNames } from './icon-name.ts'
import sprite from './sprite.svg?raw'

it('has a drawing for every name and a name for every drawing', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1])
  expect(drawn).toEqual([...iconNames])
})

it('is skipped by readers unless it has a label', async () => {
  show(
    <>
      <Icon name="bell" />
      <Icon name="clock" label="Függőben" />
    </>,
  )
  await expect.element(page.getByRole('img', { name: 'Függőben' })).toBeVisible()
  expect(page.getByRole('img').elements()).toHaveLength(1)
})
