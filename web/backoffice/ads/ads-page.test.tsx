import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { changeAds } from '#shared/backoffice/contract/ads/change-ads.ts'
import { previewAds } from '#shared/backoffice/contract/ads/preview-ads.ts'
import { showAds } from '#shared/backoffice/contract/ads/show-ads.ts'
import type { AdEntry } from '#shared/site/content/ads.ts'
import contentadmin from '#shared/words/hu/contentadmin.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { AdsPage } from './ads-page.tsx'

i18next.addResourceBundle('hu', 'contentadmin', contentadmin)

const one = { content: 'a.example, 1, DIRECT', active: true }
const two = { content: 'b.example, 2, RESELLER', active: false }
const listed = (entries: AdEntry[], version = 3) =>
  answer(showAds, () => ({ data: { entries, changed_at: 1, version } }))
const saved = () =>
  answer(changeAds, ({ body }) => ({ data: { entries: body.entries, changed_at: 2, version: body.version + 1 } }))

beforeEach(() => {
  operatorIn()
  listed([one, two])
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const line = page.getByRole('textbox', { name: /^Sor/ })
const bodies = () => askedOf(changeAds).map(asked => (asked as { body: object }).body)

async function shown() {
  showFresh(<AdsPage />)
  await expect.element(page.getByRole('row', { name: /a\.example/ })).toBeVisible()
}
const act = async (row: RegExp, action: string) => {
  await userEvent.click(page.getByRole('row', { name: row }).getByRole('button'))
  await userEvent.click(page.getByRole('menuitem', { name: action }))
}
const choose = async (name: string) => {
  await press('Feltöltés')
  await userEvent.upload(page.getByLabelText('Fájl kiválasztása'), new File(['x'], name, { type: 'text/plain' }))
}

describe('O07 ads.txt', () => {
  it('is listed line by line, and a line is switched off at once', async () => {
    saved()
    await shown()
    expect(await axeOfElement()).toEqual([])
    const toggle = page.getByRole('switch', { name: /a\.example/ })
    ;(toggle.element() as HTMLInputElement).click()
    await expect.poll(bodies).toEqual([{ entries: [{ ...one, active: false }, two], version: 3 }])
    await expect.element(toggle).not.toBeChecked()
  })

  it('gets a line at its end, which has to be one', async () => {
    saved()
    await shown()
    await press('Új sor')
    await press('Mentés')
    await expect.element(line).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(line, 'c.example, 3, DIRECT')
    await press('Mentés')
    await expect.poll(told).toEqual(['Sor elmentve'])
    expect(bodies()).toEqual([{ entries: [one, two, { content: 'c.example, 3, DIRECT', active: true }], version: 3 }])
  })

  it('has a line changed, and deleted after a question', async () => {
    saved()
    await shown()
    await act(/b\.example/, 'Sor módosítása')
    await userEvent.fill(line, 'd.example, 4, DIRECT')
    await press('Mentés')
    await expect.poll(told).toEqual(['Sor elmentve'])
    await act(/a\.example/, 'Törlés')
    await press('Törlés')
    await expect.poll(() => bodies().length).toBe(2)
    expect(bodies()[0]).toMatchObject({ entries: [one, { content: 'd.example, 4, DIRECT', active: false }] })
  })

  it('shows the line that somebody else has saved meanwhile', async () => {
    refuse(changeAds, 409, 'Közben valaki más módosította.')
    await shown()
    await act(/a\.example/, 'Sor módosítása')
    await userEvent.fill(line, 'enyém.example, 1, DIRECT')
    listed([{ ...one, content: 'övé.example, 1, DIRECT' }, two], 4)
    await press('Mentés')
    await expect.element(page.getByRole('alert').getByText('övé.example, 1, DIRECT')).toBeVisible()
    saved()
    await press('Mentés az enyémmel')
    await expect.poll(bodies).toHaveLength(2)
    expect(bodies()[1]).toEqual({ entries: [{ ...one, content: 'enyém.example, 1, DIRECT' }, two], version: 4 })
  })

  it('is only read by whoever may only read, and says that there is no file without lines', async () => {
    operatorIn(['ads.read'])
    listed([], 0)
    showFresh(<AdsPage />)
    await expect.element(page.getByText(/az \/ads\.txt fájl nem létezik\.$/).first()).toBeVisible()
    expect(page.getByRole('button', { name: 'Új sor' }).elements()).toHaveLength(0)
  })

  it('stays as it was where it could not be switched, in the words of the server', async () => {
    refuse(changeAds, 409, 'Közben valaki más módosította.')
    await shown()
    const toggle = page.getByRole('switch', { name: /a\.example/ })
    ;(toggle.element() as HTMLInputElement).click()
    await expect.poll(told).toEqual(['Közben valaki más módosította.'])
    await expect.element(toggle).toBeChecked()
  })

  it('keeps a line that is refused, with the sentence at its field, and asks before it is lost', async () => {
    refuse(changeAds, 422, 'Nézd át', { content: ['Ebben a sorban nincs vessző.'] })
    await shown()
    await press('Új sor')
    await userEvent.fill(line, 'c.example')
    await press('Mentés')
    await expect.element(line).toHaveAccessibleDescription(/Ebben a sorban nincs vessző\./)
    await expect.element(line).toHaveValue('c.example')
    await press('Mégse')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Elvetés' }))
    await press('Új sor')
    await expect.element(line).toHaveValue('')
  })

  it('has the line changed that was opened, although somebody else has put one before it', async () => {
    refuse(changeAds, 409, 'Közben valaki más módosította.')
    await shown()
    await act(/b\.example/, 'Sor módosítása')
    await userEvent.fill(line, 'c.example, 3, DIRECT')
    const first = { content: 'z.example, 9, DIRECT', active: true }
    listed([first, one, two], 4)
    await press('Mentés')
    saved()
    await press('Mentés az enyémmel')
    await expect.poll(bodies).toHaveLength(2)
    expect(bodies()[1]).toEqual({ entries: [first, one, { ...two, content: 'c.example, 3, DIRECT' }], version: 4 })
  })

  it('gets the line at its end that somebody else has deleted while it was changed', async () => {
    refuse(changeAds, 409, 'Közben valaki más módosította.')
    await shown()
    await act(/b\.example/, 'Sor módosítása')
    await userEvent.fill(line, 'c.example, 3, DIRECT')
    listed([one], 4)
    await press('Mentés')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/nincs/)
    saved()
    await press('Mentés az enyémmel')
    await expect.poll(bodies).toHaveLength(2)
    expect(bodies()[1]).toEqual({
      entries: [one, { content: 'c.example, 3, DIRECT', active: false }],
      version: 4,
    })
  })

  it('is loaded again where it could not be, and nothing is added before it is', async () => {
    refuse(showAds, 500, 'Most nem olvasható.')
    showFresh(<AdsPage />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Most nem olvasható\./)
    await expect.element(page.getByRole('button', { name: 'Új sor' })).toBeDisabled()
    listed([one])
    await press('Újratöltés')
    await expect.element(page.getByRole('row', { name: /a\.example/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Új sor' })).toBeEnabled()
  })

  it('says in words which lines are off to whoever may only read', async () => {
    operatorIn(['ads.read'])
    await shown()
    await expect.element(page.getByRole('row', { name: /b\.example/ })).toMatchTextContent(/Kikapcsolva/)
    expect(page.getByRole('switch').elements()).toEqual([])
    expect(page.getByRole('row').getByRole('button').elements()).toEqual([])
  })
})

describe('V11 a file of lines', () => {
  const three = { content: 'c.example, 3, DIRECT', active: true }

  it('shows what comes and goes before it replaces the lines', async () => {
    answer(previewAds, () => ({ data: { entries: [one, three] } }))
    saved()
    await shown()
    await choose('ads.txt')
    await expect.element(page.getByRole('heading', { name: '1 új sor' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '1 sor törlődik' })).toBeVisible()
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
    await press('Átvétel')
    await expect.poll(bodies).toEqual([{ entries: [one, three], version: 3, file: 'ads.txt' }])
  })

  it('comes beside the lines where one keeps them, each once', async () => {
    answer(previewAds, () => ({ data: { entries: [one, three] } }))
    saved()
    await shown()
    await choose('ads.csv')
    await userEvent.click(page.getByRole('radio', { name: 'Tartsd meg' }))
    await press('Átvétel')
    await expect.poll(bodies).toEqual([{ entries: [one, two, three], version: 3, file: 'ads.csv' }])
  })

  it('is told what is wrong with it, and where it changes nothing', async () => {
    refuse(previewAds, 422, 'Nem', { content: ['TXT vagy CSV fájlt tölts fel.'] })
    await shown()
    await choose('ads.pdf')
    await expect.element(page.getByText('TXT vagy CSV fájlt tölts fel.')).toBeVisible()
    answer(previewAds, () => ({ data: { entries: [one, two] } }))
    await userEvent.upload(page.getByLabelText('Fájl kiválasztása'), new File(['x'], 'ads.txt'))
    await expect.element(page.getByText(/semmit nem változtat/)).toBeVisible()
    expect(page.getByRole('button', { name: 'Átvétel' }).elements()).toHaveLength(0)
  })
})
