import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show, unshow } from '#web/ui/show.test-support.tsx'
import { CaptchaNotice } from './captcha-notice.tsx'

it('says that Google judges who sends a form, with its own terms', async () => {
  show(<CaptchaNotice stageKey="6Lc" />)
  await expect.element(page.getByText(/reCAPTCHA/)).toBeVisible()
  const href = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  expect(href('Adatvédelem a Google-nál')).toBe('https://policies.google.com/privacy?hl=hu')
  expect(href('A Google feltételei')).toBe('https://policies.google.com/terms?hl=hu')
  expect(await axeOfElement()).toEqual([])
})

it.each(['', 'stand-in'])('says nothing where nobody asks Google: %j', async stageKey => {
  show(
    <>
      <CaptchaNotice stageKey={stageKey} />
      <p>Űrlap</p>
    </>,
  )
  await expect.element(page.getByText('Űrlap')).toBeVisible()
  expect(page.getByText(/reCAPTCHA/).query()).toBeNull()
  unshow()
})
