import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import huProfile from '#shared/words/hu/profile.json'
import { show } from '#web/ui/show.test-support.tsx'
import { SaveBar } from './save-bar.tsx'

i18next.addResourceBundle('hu', 'profile', huProfile)

it('keeps its buttons beside each other on a phone', async () => {
  show(<SaveBar isDirty isSaving={false} onDiscard={() => {}} />).style.width = '316px'
  const discard = page.getByRole('button', { name: 'Elvetés' })
  await expect.element(discard).toBeVisible()
  const topOf = (button: typeof discard) => button.element().getBoundingClientRect().top
  expect(topOf(page.getByRole('button', { name: 'Mentés' }))).toBe(topOf(discard))
})
