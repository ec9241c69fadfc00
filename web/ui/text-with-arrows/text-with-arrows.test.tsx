import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../show.test-support.tsx'
import { TextWithArrows } from './text-with-arrows.tsx'

it('draws the arrow in its line, and is read and copied as it stands', async () => {
  const text = '20 alapszabadság × 214/365 → 12'
  show(
    <>
      <p>
        <TextWithArrows text={text} />
      </p>
      <p>{text.replace('→', '=')}</p>
    </>,
  )
  await expect.element(page.getByText(text)).toBeVisible()
  expect(document.querySelectorAll('p svg')).toHaveLength(1)
  const [arrowed, plain] = [...document.querySelectorAll('p')].map(line => line.clientHeight)
  expect(arrowed).toBe(plain)
  expect(document.querySelector('p')?.textContent).toBe(text)
  expect(await axeOfElement()).toEqual([])
})
