import i18next from 'i18next'
import { expect, it } from 'vitest'
import site from '#shared/words/hu/site.json'
import { sampleAllowance } from '#web/site/home/year/sample-year.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { SplitLayout } from './split-layout.tsx'

i18next.addResourceBundle('hu', 'site', site)

it('R26 draws as many days of leave beside a form as it says', async () => {
  show(<SplitLayout>{null}</SplitLayout>)
  const drawn = (state: string) => document.querySelectorAll(`[data-leave=vacation][data-state=${state}]`).length
  await expect.poll(() => document.querySelector('figcaption')?.textContent).toContain(site.sampleNote)
  const [approved, pending] = [drawn('planned'), drawn('pending')]
  const left = sampleAllowance - approved - pending
  expect(site.sampleNote).toBe(
    `${sampleAllowance} nap szabadság: ${approved} jóváhagyva, ${pending} függőben, ${left} még szabad`,
  )
})
