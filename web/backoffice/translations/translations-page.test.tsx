import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { importTranslations } from '#shared/backoffice/contract/translations/import-translations.ts'
import { listTranslations } from '#shared/backoffice/contract/translations/list-translations.ts'
import { previewImport } from '#shared/backoffice/contract/translations/preview-import.ts'
import { publishTranslations } from '#shared/backoffice/contract/translations/publish-translations.ts'
import type { TranslationRow } from '#shared/backoffice/translations/translation-rows.ts'
import { ApiError } from '#shared/contract/client.ts'
import contentadmin from '#shared/words/hu/contentadmin.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { confirmed, operatorIn } from '../backoffice.test-support.ts'
import { TranslationsPage } from './translations-page.tsx'

i18next.addResourceBundle('hu', 'contentadmin', contentadmin)

const cell = (released: string, edited: string | null = null) => ({ released, edited, is_unfit: false })
const left: TranslationRow = {
  id: 'leave:left',
  namespace: 'leave',
  key: 'left',
  hu: cell('{{count}} nap maradt'),
  en: cell('{{count}} days left'),
}
const save: TranslationRow = {
  id: 'common:save',
  namespace: 'common',
  key: 'save',
  hu: cell('Mentés', 'Elmentem'),
  en: cell('Save'),
}

const listed = (...data: TranslationRow[]) =>
  answer(listTranslations, () => ({
    data,
    next: null,
    counts: { all: 1846, missing: 0, edited: 1 },
    namespaces: ['common', 'leave'],
  }))

beforeEach(() => {
  operatorIn()
  listed(left, save)
})

const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const hungarian = box('leave.left, Magyar')
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const textOf = (name: string) => box(name).element().textContent

async function shown(at = '/') {
  showFresh(<TranslationsPage confirmed={confirmed} />, at)
  await expect.element(hungarian).toBeVisible()
}

/** Writes at the end of a sentence. */
async function write(name: string, text: string) {
  const element = box(name).element() as HTMLElement
  element.focus()
  getSelection()!.selectAllChildren(element)
  getSelection()!.collapseToEnd()
  await userEvent.keyboard(text)
}

/** Removes all of a sentence, its chips too. */
async function empty(name: string) {
  const element = box(name).element() as HTMLElement
  element.focus()
  getSelection()!.selectAllChildren(element)
  await userEvent.keyboard('{Delete}')
}

const choose = async (name: string, text: string) =>
  userEvent.upload(page.getByLabelText('Fájl kiválasztása'), new File([text], name, { type: 'application/json' }))

describe('O05 translations', () => {
  it('stand in both languages beside their key, with placeholders as chips and what was edited', async () => {
    await shown()
    expect(textOf('leave.left, Magyar')).toBe('count nap maradt')
    expect(hungarian.element().querySelectorAll('[contenteditable=false]')).toHaveLength(1)
    expect(textOf('common.save, Magyar')).toBe('Elmentem')
    await expect.element(page.getByText('Eredeti: Mentés')).toBeVisible()
    await expect.element(page.getByText('módosítva')).toBeVisible()
    expect(await axeOfElement()).toEqual([])
  })

  it('have the place where one sees how they look only once one is chosen, where it would cover rows', async () => {
    await page.viewport(390, 800)
    await shown()
    const looks = page.getByText('Így látszik', { exact: true })
    await expect.element(looks).not.toBeVisible()
    await userEvent.click(hungarian)
    await expect.element(looks).toBeVisible()
    await page.viewport(1024, 800)
  })

  it('are published together after a look at what changes', async () => {
    answer(publishTranslations, () => ({ data: { changed: 2 } }))
    await shown()
    await write('leave.left, Magyar', ' neked')
    await press('Vissza az eredetire')
    await press('2 módosítás közzététele')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(/nap maradt neked/)).toBeVisible()
    expect(await axeOfElement(dialog.element())).toEqual([])
    await press('Közzététel')
    await expect.poll(told).toEqual(['2 módosítás közzétéve'])
    expect(askedOf(publishTranslations)).toEqual([
      {
        body: {
          changes: [
            { language: 'hu', namespace: 'leave', key: 'left', from: null, to: '{{count}} nap maradt neked' },
            { language: 'hu', namespace: 'common', key: 'save', from: 'Elmentem', to: null },
          ],
        },
      },
    ])
    await expect.element(page.getByRole('button', { name: 'Közzététel', exact: true })).toBeDisabled()
  })

  it('are all given up after a question', async () => {
    await shown()
    await write('leave.left, Magyar', ' neked')
    await press('1 módosítás közzététele')
    await press('Mindet elvetem')
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Mindet elvetem' }))
    await expect.poll(() => textOf('leave.left, Magyar')).toBe('count nap maradt')
    expect(askedOf(publishTranslations)).toEqual([])
  })

  it('show how the sentence looks with examples in its holes', async () => {
    await shown()
    await write('leave.left, Magyar', ' még')
    await expect.element(page.getByText('3 nap maradt még')).toBeVisible()
  })

  it('let one reach, pass and remove their placeholders by keys', async () => {
    await shown()
    const chip = () => hungarian.element().querySelector<HTMLElement>('[data-raw]')
    ;(hungarian.element() as HTMLElement).focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(chip())
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('!')
    expect(textOf('leave.left, Magyar')).toBe('count! nap maradt')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(hungarian.element().contains(document.activeElement)).toBe(false)

    ;(hungarian.element() as HTMLElement).focus()
    chip()!.focus()
    await userEvent.keyboard('{Delete}')
    expect(textOf('leave.left, Magyar')).toBe('! nap maradt')
    await userEvent.click(page.getByRole('button', { name: /count/ }))
    expect(chip()).not.toBeNull()
  })

  it('let Tab pass over the placeholders of sentences that nobody edits', async () => {
    await shown()
    const tabs = () => [...document.querySelectorAll<HTMLElement>('[data-raw]')].map(({ tabIndex }) => tabIndex)
    ;(hungarian.element() as HTMLElement).focus()
    expect(tabs()).toEqual([0, -1])
    ;(box('common.save, Magyar').element() as HTMLElement).focus()
    expect(tabs()).toEqual([-1, -1])
  })

  it('are published by Ctrl and Enter, which writes no line, and does nothing where nothing was edited', async () => {
    await shown()
    ;(hungarian.element() as HTMLElement).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(page.getByRole('dialog').elements()).toEqual([])
    await write('leave.left, Magyar', ' neked')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('dialog').getByText(/nap maradt neked/)).toBeVisible()
    expect(textOf('leave.left, Magyar')).toBe('count nap maradt neked')
  })

  it('cannot lose a placeholder: the sentence is held back, and a button puts it in again', async () => {
    await shown()
    await empty('leave.left, Magyar')
    await write('leave.left, Magyar', 'Maradt: ')
    await expect.element(hungarian).toHaveAttribute('aria-invalid', 'true')
    await press('1 módosítás közzététele')
    await expect.poll(told).toEqual([expect.stringContaining('1 szöveg még nem tehető közzé')])
    await press('count visszatétele')
    await expect.element(hungarian).not.toHaveAttribute('aria-invalid')
    expect(textOf('leave.left, Magyar')).toMatch(/^Maradt: ?count$/)
  })

  it('cannot gain a placeholder that the original has not', async () => {
    await shown()
    await write('common.save, Magyar', ' <b>')
    await expect.element(box('common.save, Magyar')).toHaveAttribute('aria-invalid', 'true')
    await press('Szerkesztés elvetése')
    expect(textOf('common.save, Magyar')).toBe('Elmentem')
  })

  it('show what somebody else has published meanwhile, and go over it only when told to', async () => {
    refuse(publishTranslations, 409, 'Közben valaki más módosította.')
    await shown()
    await write('leave.left, Magyar', ' neked')
    await press('1 módosítás közzététele')
    listed({ ...left, hu: cell('{{count}} nap maradt', '{{count}} napod van') }, save)
    await press('Közzététel')
    await expect.element(page.getByRole('alert').getByText('{{count}} napod van')).toBeVisible()
    answer(publishTranslations, () => ({ data: { changed: 1 } }))
    await press('Mentés az enyémmel')
    await expect.poll(told).toEqual(['1 módosítás közzétéve'])
    expect(askedOf(publishTranslations).at(-1)).toMatchObject({
      body: { changes: [{ from: '{{count}} napod van', to: '{{count}} nap maradt neked' }] },
    })
  })

  it('give way to what somebody else has published, where one takes that', async () => {
    refuse(publishTranslations, 409, 'Közben valaki más módosította.')
    await shown()
    await write('leave.left, Magyar', ' neked')
    await press('1 módosítás közzététele')
    listed({ ...left, hu: cell('{{count}} nap maradt', '{{count}} napod van') }, save)
    await press('Közzététel')
    await press('Az új értékek átvétele')
    await expect.poll(() => textOf('leave.left, Magyar')).toBe('count napod van')
  })

  it('are searched and filtered by the address', async () => {
    await shown('/?filter=missing&namespace=leave')
    expect(askedOf(listTranslations)[0]).toMatchObject({ query: { filter: 'missing', namespace: 'leave' } })
    await userEvent.fill(page.getByRole('searchbox'), 'nap')
    await expect.poll(() => askedOf(listTranslations).at(-1)).toMatchObject({ query: { q: 'nap' } })
  })

  it('are only read by whoever may only read', async () => {
    operatorIn(['translations.read'])
    await shown()
    await expect.element(hungarian).toHaveAttribute('aria-readonly', 'true')
    expect(page.getByRole('button', { name: 'Feltöltés' }).elements()).toHaveLength(0)
  })
})

describe('V10 X05 a file of translations', () => {
  it('is told what is wrong with it, and shows what it changes before it does', async () => {
    refuse(previewImport, 422, 'Nem', { content: ['Hibás fájlnév.'] })
    await shown()
    await press('Feltöltés')
    await choose('rossz.json', '{}')
    await expect.element(page.getByText('Hibás fájlnév.')).toBeVisible()
    const changes = [{ namespace: 'common', key: 'save', from: 'Elmentem', to: 'Rögzítem' }]
    answer(previewImport, () => ({ data: { language: 'hu' as const, count: 1, changes, version: 'common.1' } }))
    await choose('hu.json', '{"ő":1}')
    await expect.element(page.getByText(/Rögzítem/)).toBeVisible()
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
    answer(importTranslations, () => ({ data: { language: 'hu' as const, changed: 1 } }))
    await press('1 szöveg átvétele')
    await expect.poll(told).toEqual(['1 szöveg átvéve'])
    const content = btoa(String.fromCharCode(...new TextEncoder().encode('{"ő":1}')))
    expect(askedOf(importTranslations)).toEqual([{ body: { name: 'hu.json', content, version: 'common.1' } }])
  })

  it('is not sent where it is too large, and says where it changes nothing', async () => {
    await shown()
    await press('Feltöltés')
    await choose('hu.json', ' '.repeat(2_000_001))
    await expect.element(page.getByText('A fájl túl nagy. Legfeljebb 2 MB lehet.')).toBeVisible()
    expect(askedOf(previewImport)).toEqual([])
    answer(previewImport, () => ({ data: { language: 'hu' as const, count: 0, changes: [], version: '' } }))
    await choose('hu.json', '{}')
    await expect.element(page.getByText(/semmit nem változtat/)).toBeVisible()
    expect(page.getByRole('button', { name: /átvétele/ }).elements()).toHaveLength(0)
  })

  it('is looked at again where somebody has edited meanwhile', async () => {
    const preview = (version: string) => ({
      data: {
        language: 'hu' as const,
        count: 1,
        changes: [{ namespace: 'a', key: 'b', from: 'c', to: version }],
        version,
      },
    })
    answer(previewImport, () => preview('v1'))
    await shown()
    await press('Feltöltés')
    await choose('hu.json', '{}')
    await expect.element(page.getByText(/v1/)).toBeVisible()
    answer(importTranslations, () => {
      throw new ApiError(409, { success: 0, code: 'conflict', message: 'Nem' })
    })
    answer(previewImport, () => preview('v2'))
    await press('1 szöveg átvétele')
    await expect.element(page.getByText(/Nézd át újra/)).toBeVisible()
    await expect.element(page.getByText(/v2/)).toBeVisible()
  })
})
