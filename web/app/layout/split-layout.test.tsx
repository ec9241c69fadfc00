import i18next from 'i18next'
import { expect, it } from 'vitest'
import site from '#shared/words/hu/site.json'
import { sampleAllowance, sampleLook, sampleYear } from '#web/site/home/year/sample-year.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { sideDay, sideYear } from './side-year.ts'
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

it('R26 draws the sample year of the home page', () => {
  expect(sideYear).toBe(sampleYear)
  const days = Array.from({ length: 366 }, (_, place) => new Date(Date.UTC(sideYear, 0, 1 + place)))
    .filter(date => date.getUTCFullYear() === sideYear)
    .map(date => [date.getUTCMonth() + 1, date.getUTCDate()] as const)
  // A weekend is drawn as one without being named.
  const unnamed = (look: ReturnType<typeof sampleLook>) => (look?.state === 'off' ? undefined : look)
  expect(days.map(day => sideDay(...day))).toEqual(days.map(day => unnamed(sampleLook(...day))))
})
