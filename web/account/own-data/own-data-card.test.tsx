import i18next from 'i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { exportData } from '#shared/account/contract/export-data.ts'
import { showDataExport, type DataExportView } from '#shared/account/contract/show-data-export.ts'
import { people } from '#shared/people/contract.ts'
import owndata from '#shared/words/hu/owndata.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, answerPart, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { factorsAre, unconfirmed } from '../second-factor/second-factor.test-support.ts'
import { OwnDataCard } from './own-data-card.tsx'

i18next.addResourceBundle('hu', 'owndata', owndata)

const at = Date.parse('2026-11-20T09:00:00Z') / 1000
const running: DataExportView = { state: 'running', asked_at: at, expires_at: null, size: null, address: null }
const ready: DataExportView = {
  ...running,
  state: 'ready',
  expires_at: at + 86_400,
  size: 48_213,
  address: '/exports/1',
}
const exportIs = (data: DataExportView | null) => answer(showDataExport, () => ({ data }))

const button = (name: string | RegExp) => page.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))

/** The addresses of the files that the browser was told to save. */
let saved: string[]
const stopSaving = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return
  event.preventDefault()
  saved.push(new URL(event.target.href).pathname)
}

beforeEach(() => {
  saved = []
  answerPart(people.showMe, { data: { is_email_confirmed: true } })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    stopSaving({ target: this, preventDefault: () => {} } as unknown as Event)
  })
})
afterEach(() => void vi.restoreAllMocks())

it('own data: says what the file holds, and has it made once it is confirmed who asks', async () => {
  exportIs(null)
  factorsAre({})
  show(<OwnDataCard />)
  await expect.element(page.getByText(/^Letöltheted egy fájlban mindazt, amit rólad tárolunk/)).toBeVisible()
  let isConfirmed = false
  answer(exportData, () => {
    if (!isConfirmed) throw unconfirmed()
    exportIs(running)
    return {}
  })
  answer(confirmIdentity, () => {
    isConfirmed = true
    return { data: { confirmed_until: 0 } }
  })
  await press('Adatok másolatának kérése')
  await userEvent.fill(page.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
  await press('Megerősítés')
  await expect.element(page.getByText(/^Készül az adataid másolata.*e-mailt küldünk/)).toBeVisible()
  await expect.element(button('Adatok másolatának kérése')).not.toBeInTheDocument()
  expect(askedOf(exportData)).toHaveLength(2)
  expect(await axeOfElement(document.querySelector('section')!)).toEqual([])
})

it('own data: looks by itself until it is ready, and promises no email to an address that nobody confirmed', async () => {
  answerPart(people.showMe, { data: { is_email_confirmed: false } })
  exportIs(running)
  show(<OwnDataCard />)
  await expect.element(page.getByText('Készül az adataid másolata. Nem kell megvárnod.')).toBeVisible()
  exportIs(ready)
  await expect
    .element(page.getByText('Elkészült. Letölthető eddig: 2026. nov. 21. 10:00'), { timeout: 5000 })
    .toBeVisible()
  await expect.element(button('Új másolat kérése')).toBeVisible()
})

it('own data: asks for a fresh address at each download, and says where there is none any more', async () => {
  exportIs(ready)
  show(<OwnDataCard />)
  await expect.element(button('Letöltés (48 kB)')).toBeVisible()
  exportIs({ ...ready, address: '/exports/2' })
  await press('Letöltés (48 kB)')
  await expect.poll(() => saved).toEqual(['/exports/2'])
  exportIs(null)
  await press('Letöltés (48 kB)')
  await expect.poll(told).toEqual(['Ez a fájl már nem tölthető le. Kérj új másolatot.'])
  await expect.element(button('Adatok másolatának kérése')).toBeVisible()
  expect(saved).toHaveLength(1)
})

it('own data: says why a copy could not be made or asked for', async () => {
  exportIs({ ...running, state: 'failed' })
  show(<OwnDataCard />)
  await expect.element(page.getByText(/másolatát nem sikerült elkészíteni\. Kérd újra\.$/)).toBeVisible()
  refuse(exportData, 429, 'Ma már több másolatot is kértél.')
  await press('Új másolat kérése')
  await expect.poll(told).toEqual(['Ma már több másolatot is kértél.'])
})

it('own data: offers to try again where its state could not be loaded', async () => {
  refuse(showDataExport, 500, 'Hiba történt')
  show(<OwnDataCard />)
  await expect.element(page.getByText('Nem sikerült betölteni, hol tart az adataid másolata')).toBeVisible()
})
