import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../show.test-support.tsx'
import { DisclosureSummary } from './disclosure-summary.tsx'

it('opens and closes by press and key, without the arrow of the browser', async () => {
  show(
    <details>
      <DisclosureSummary>Miből áll össze?</DisclosureSummary>
      <p>20 nap</p>
    </details>,
  )
  const summary = page.getByText('Miből áll össze?')
  await expect.element(page.getByText('20 nap')).not.toBeVisible()
  expect(getComputedStyle(summary.element()).listStyleType).toBe('none')
  await userEvent.click(summary)
  await expect.element(page.getByText('20 nap')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('20 nap')).not.toBeVisible()
})
