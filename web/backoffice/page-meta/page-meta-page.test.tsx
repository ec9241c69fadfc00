import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changePageMeta } from '#shared/backoffice/contract/page-meta/change-page-meta.ts'
import { listPageMeta, type PageMetaView } from '#shared/backoffice/contract/page-meta/list-page-meta.ts'
import contentadmin from '#shared/words/hu/contentadmin.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { PageMetaPage } from './page-meta-page.tsx'

i18next.addResourceBundle('hu', 'contentadmin', contentadmin)

const nothing = { title: null, description: null, robots: null, og_title: null, og_description: null, og_image: null }
const help: PageMetaView = {
  ...nothing,
  path: '/help',
  language: 'hu',
  released: { title: 'Súgó · Szabi', description: 'Válaszok lépésről lépésre.', og_image: '/og/hu/help.png' },
  changed_at: null,
  version: 0,
}
const login: PageMetaView = {
  ...help,
  path: '/login',
  language: 'en',
  title: 'Enter here',
  robots: 'noindex, follow',
  released: { title: 'Sign in · Szabi', description: 'Sign in.', og_image: '/og/en/login.png' },
  version: 4,
}
const listed = (...data: PageMetaView[]) => answer(listPageMeta, () => ({ data }))

beforeEach(() => {
  operatorIn()
  listed(help, login)
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const field = (name: RegExp) => page.getByRole('textbox', { name })

async function act(row: RegExp, action: string) {
  showFresh(<PageMetaPage />)
  await userEvent.click(page.getByRole('row', { name: row }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}

describe('O06 E10 page meta data', () => {
  it('are listed by page and language, with the title that is shown and whether somebody has changed it', async () => {
    showFresh(<PageMetaPage />)
    await expect.element(page.getByRole('row', { name: /\/help/ })).toBeVisible()
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\/help.*Magyar.*Súgó · Szabi.*Alapértelmezett/),
      expect.stringMatching(/\/login.*Angol.*Enter here.*Módosítva/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('are changed with a look at the search result and the shared link, and what is left empty is the default', async () => {
    answer(changePageMeta, () => ({ data: { ...help, title: 'Segítség', version: 1 } }))
    await act(/\/help/, 'Adatok módosítása')
    await userEvent.fill(field(/^Cím$/), 'Segítség')
    const dialog = page.getByRole('dialog')
    expect(dialog.getByText('Segítség', { exact: true }).elements()).toHaveLength(2)
    await userEvent.fill(field(/^Cím megosztáskor/), 'Olvasd el')
    await expect.element(dialog.getByText('Olvasd el', { exact: true })).toBeVisible()
    expect(await axeOfElement(dialog.element())).toEqual([])
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changePageMeta)).toEqual([
      {
        body: { ...nothing, title: 'Segítség', og_title: 'Olvasd el', path: '/help', language: 'hu', version: 0 },
      },
    ])
  })

  it('are refused at their field, and what was typed stays', async () => {
    refuse(changePageMeta, 422, 'Nem', { og_image: ['A kép címe / jellel vagy https:// előtaggal kezdődjön.'] })
    await act(/\/help/, 'Adatok módosítása')
    await userEvent.fill(field(/^Kép megosztáskor/), 'javascript:1')
    await press('Mentés')
    await expect.element(field(/^Kép megosztáskor/)).toHaveAccessibleDescription(/kezdődjön/)
    await expect.element(field(/^Kép megosztáskor/)).toHaveValue('javascript:1')
  })

  it('show what somebody else has saved meanwhile beside what was typed', async () => {
    refuse(changePageMeta, 409, 'Közben valaki más módosította.')
    await act(/\/help/, 'Adatok módosítása')
    await userEvent.fill(field(/^Cím$/), 'Segítség')
    listed({ ...help, title: 'Kézikönyv', version: 1 }, login)
    await press('Mentés')
    await expect.element(page.getByRole('alert').getByText('Kézikönyv')).toBeVisible()
    answer(changePageMeta, () => ({ data: help }))
    await press('Mentés az enyémmel')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changePageMeta).at(-1)).toMatchObject({ body: { title: 'Segítség', version: 1 } })
  })

  it('go back to the default after a question', async () => {
    answer(changePageMeta, () => ({ data: { ...login, ...nothing } }))
    await act(/\/login/, 'Vissza az alapértelmezettre')
    await press('Vissza az alapértelmezettre')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changePageMeta)).toEqual([{ body: { ...nothing, path: '/login', language: 'en', version: 4 } }])
  })

  it('say where a page is not listed', async () => {
    await act(/\/login/, 'Adatok módosítása')
    await expect.element(page.getByText('Ez az oldal nem jelenik meg a találatok közt.')).toBeVisible()
  })

  it('stay where they were saved but could not be read again', async () => {
    answer(changePageMeta, () => {
      refuse(listPageMeta, 500, 'Hiba')
      return { data: help }
    })
    await act(/\/help/, 'Adatok módosítása')
    await userEvent.fill(field(/^Cím$/), 'Segítség')
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    await expect.poll(() => askedOf(listPageMeta).length).toBeGreaterThan(1)
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await expect.element(page.getByRole('row', { name: /\/help/ })).toBeVisible()
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  })

  it('are loaded again where they could not be', async () => {
    refuse(listPageMeta, 500, 'Most nem olvasható.')
    showFresh(<PageMetaPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Most nem olvasható\./)
    listed(help)
    await press('Újratöltés')
    await expect.element(page.getByRole('row', { name: /\/help/ })).toBeVisible()
  })

  it('are only looked at by whoever may not change them', async () => {
    operatorIn(['page-meta.read'])
    showFresh(<PageMetaPage />)
    await expect.element(page.getByRole('row', { name: /\/login/ })).toBeVisible()
    expect(page.getByRole('row').getByRole('button').elements()).toEqual([])
  })

  it('that nobody has changed cannot be set back', async () => {
    showFresh(<PageMetaPage />)
    await userEvent.click(page.getByRole('row', { name: /\/help/ }).getByRole('button'))
    const back = page.getByRole('menuitem', { name: 'Vissza az alapértelmezettre' })
    await expect.element(back).toHaveAttribute('aria-disabled', 'true')
  })

  it('take what somebody else has saved, and nothing is sent', async () => {
    refuse(changePageMeta, 409, 'Közben valaki más módosította.')
    await act(/\/help/, 'Adatok módosítása')
    await userEvent.fill(field(/^Cím$/), 'Segítség')
    listed({ ...help, title: 'Kézikönyv', version: 1 }, login)
    await press('Mentés')
    await press('Az új értékek átvétele')
    await expect.element(field(/^Cím$/)).toHaveValue('Kézikönyv')
    expect(askedOf(changePageMeta)).toHaveLength(1)
  })

  it('do not load the picture of another site, but name it', async () => {
    await act(/\/help/, 'Adatok módosítása')
    await userEvent.fill(field(/^Kép megosztáskor/), 'https://kep.example/a.png')
    const shared = page.getByRole('figure').filter({ hasText: 'Így látszik megosztva' })
    await expect.element(shared).toMatchTextContent(/https:\/\/kep\.example\/a\.png/)
    expect(shared.element().querySelectorAll('img')).toHaveLength(0)
  })
})
