import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../show.test-support.tsx'
import { Arrowed } from './arrowed.tsx'

it('draws the arrow, and is read and copied as it stands', async () => {
  const text = '20 alapszabadság × 214/365 → 12'
  show(
    <p>
      <Arrowed text={text} />
    </p>,
  )
  await expect.element(page.getByText(text)).toBeVisible()
  expect(document.querySelectorAll('p svg')).toHaveLength(1)
  expect(document.querySelector('p')?.textContent).toBe(text)
  expect(await axeOfElement()).toEqual([])
})
