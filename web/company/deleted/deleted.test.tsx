import i18next from 'i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import enCompany from '#shared/words/en/company.json'
import huCompany from '#shared/words/hu/company.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { CompanyDeletedPage } from './company-deleted-page.tsx'
import { DeletedCompanyAlert } from './deleted-company-alert.tsx'

i18next.addResourceBundle('hu', 'company', huCompany)
i18next.addResourceBundle('en', 'company', enCompany)

afterEach(() => i18next.changeLanguage('hu'))

describe('the page after a company was deleted', () => {
  it.each(['hu', 'en'])('P07 passes axe in %s', async language => {
    await i18next.changeLanguage(language)
    show(<CompanyDeletedPage until="2026-12-20" />)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })

  it('P07 says until which day it can be restored, and where to write', async () => {
    show(<CompanyDeletedPage until="2026-12-20" />)
    await expect.element(page.getByText(/Az adatokat 2026\. dec\. 20-ig vissza tudjuk állítani/)).toBeVisible()
    await expect
      .element(page.getByText(/írj erre a címre:/).getByRole('link'))
      .toHaveAttribute('href', 'mailto:segitseg@szabi.test')
    await expect.element(page.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute('href', '/login')
  })
})

describe('somebody whose only company was deleted', () => {
  it('P07 reads which one, until when it can be restored, and where to write', async () => {
    await i18next.changeLanguage('en')
    show(<DeletedCompanyAlert company={{ name: 'Kék Tó Kft.', restorable_until: '2026-12-20' }} />)
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent(/Your company has been deleted: Kék Tó Kft\./)
    await expect.element(alert).toMatchTextContent(/until 20 Dec 2026/)
    expect(await axeOfElement()).toEqual([])
  })
})
