import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '../../show.test-support.tsx'
import { OfflineBanner } from './offline-banner.tsx'

afterEach(() => vi.restoreAllMocks())

function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

it('is heard when the connection goes, and leaves when it comes back', async () => {
  show(<OfflineBanner />)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  connect(false)
  await expect.element(page.getByText('Nincs internetkapcsolat.', { exact: false })).toBeVisible()
  expect(await axeOfElement()).toEqual([])
  connect(true)
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
})
