import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../show.test-support.tsx'
import { StepStrip } from './step-strip.tsx'

it('R11 marks the current step, and links back to those that are done and have an address', async () => {
  show(
    <StepStrip
      label="Regisztráció"
      current={2}
      steps={[
        { label: 'Fiók' },
        { label: 'Cégadatok', to: '/register/company' },
        { label: 'Személyes adatok', to: '/register/personal-information' },
        { label: 'Csapat', to: '/register/team' },
      ]}
    />,
  )
  const strip = page.getByRole('navigation', { name: 'Regisztráció' })
  await expect.element(strip).toBeVisible()
  expect(
    strip
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Cégadatok'])
  const steps = strip.getByRole('listitem').elements()
  expect(steps.map(step => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Fiók (kész)',
    'Cégadatok (kész)',
    '3Személyes adatok',
    '4Csapat',
  ])
})
