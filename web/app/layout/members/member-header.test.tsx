import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import i18next from 'i18next'
import huPeople from '#shared/words/hu/people.json'
import huSite from '#shared/words/hu/site.json'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { freshCompany } from '#web/leave/company.test-support.ts'
import { WithRequestModals } from '#web/leave/request-modals.test-support.tsx'
import { AppHeader } from './member-header.tsx'

i18next.addResourceBundle('hu', 'people', huPeople)
i18next.addResourceBundle('hu', 'site', huSite)

afterEach(() => page.viewport(1024, 800))

it.each([390, 800, 1280])('R31 the button of a new request opens the form at %i px', async width => {
  await page.viewport(width, 800)
  freshCompany()
  showFresh(
    <WithRequestModals>
      <AppHeader />
    </WithRequestModals>,
  )
  const button = page.getByRole('button', { name: 'Új kérelem' })
  await expect.poll(() => button.elements().filter(one => one.checkVisibility()).length).toBe(1)
  await userEvent.click(button.elements().find(one => one.checkVisibility())!)
  await expect.element(page.getByRole('dialog', { name: 'Új kérelem' })).toBeVisible()
})
