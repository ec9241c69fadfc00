import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { LeaveChip } from '../leave-mark/leave-chip.tsx'
import { LeaveDot } from '../leave-mark/leave-dot.tsx'
import { leaveIcons, type LeaveKey } from '../leave-mark/leave-key.ts'
import { show } from '../../show.test-support.tsx'
import { sampleDay, sampleYear } from '../year-planner/sample-year.ts'
import { YearPlanner } from '../year-planner/year-planner.tsx'
import { dayCells, DayStrip } from './day-strip.tsx'

const keys = Object.keys(leaveIcons) as LeaveKey[]

it('is one picture with one sentence, a box for every day', async () => {
  const label = '25 napból 9 kivett, 3 jóváhagyott, 2 függőben, 11 maradt'
  show(<DayStrip size="lg" cells={dayCells({ used: 9, planned: 3, pending: 2, left: 11 })} label={label} />)
  await expect.element(page.getByRole('img', { name: label })).toBeVisible()
  expect(document.querySelectorAll('[data-cell]')).toHaveLength(25)
  expect(document.querySelectorAll('[data-cell=pending]')).toHaveLength(2)
})

it('stands in groups of five above forty days', async () => {
  show(<DayStrip cells={dayCells({ left: 41 })} label="41 nap" />)
  await expect.element(page.getByRole('img')).toHaveAttribute('data-grouped')
})

it('draws no box for a balance below nothing', () => {
  expect(dayCells({ used: 2, left: -3 })).toEqual(['used', 'used'])
})

it('gives every leave type colours that can be read, as a chip and as a tile', async () => {
  show(
    keys.map(leave => (
      <div key={leave}>
        <LeaveDot leave={leave} /> <LeaveChip leave={leave} label={leave} />
        <b data-leave={leave} className="sample">
          {leave}
        </b>
        <DayStrip cells={['used', 'planned', 'pending', 'left', 'off', 'holiday']} leave={leave} label={leave} />
      </div>
    )),
  )
  await expect.element(page.getByText('caregiver').first()).toBeVisible()
  for (const sample of document.querySelectorAll<HTMLElement>('.sample')) {
    sample.style.background = 'var(--c)'
    sample.style.color = 'var(--o)'
  }
  expect(await axeOfElement()).toEqual([])
})

it('draws a whole year, as decoration or as a picture with a name', async () => {
  show(
    <>
      <YearPlanner year={sampleYear} title="Nagy Anna éve, 2026" day={sampleDay} />
      <YearPlanner year={2028} title="2028" day={() => undefined} label="2028: nincs kérelem" />
    </>,
  )
  await expect.element(page.getByRole('img', { name: '2028: nincs kérelem' })).toBeVisible()
  const days = [...document.querySelectorAll('figure')].map(figure => figure.querySelectorAll('i').length)
  expect(days).toEqual([365, 366])
  expect(await axeOfElement()).toEqual([])
})
