import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listOperatorLog, type OperatorEntryView } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import enOperatorlog from '#shared/words/en/operatorlog.json'
import operatorlog from '#shared/words/hu/operatorlog.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { OperatorLogPage } from './operator-log-page.tsx'

i18next.addResourceBundle('hu', 'operatorlog', operatorlog)
i18next.addResourceBundle('en', 'operatorlog', enOperatorlog)

const entry: OperatorEntryView = {
  id: 'e1',
  at: Date.parse('2026-11-20T09:30:00Z') / 1000,
  by: { id: 'denes', name: 'Gábor Dénes' },
  area: 'companies',
  act: 'changed',
  subject: { id: 'kekto', name: '' },
  changes: [{ field: 'trial_until', before: null, after: '<b>2027-01-01</b>' }],
}
const lastAsked = () => (askedOf(listOperatorLog).at(-1) as { query: object } | undefined)?.query
const day = (name: string) => page.getByRole('textbox', { name })

beforeEach(() => {
  operatorIn()
  answer(listOperatorLog, () => ({ data: [entry], next: null }))
})
afterEach(() => i18next.changeLanguage('hu'))

describe('O03 the address of the log', () => {
  it('brings the filters back, as a link to what happened to somebody does', async () => {
    showFresh(<OperatorLogPage />, '/admin/log?area=companies&subject=kekto&by=denes&from=2026-11-01&to=2026-11-20')
    await expect.element(day('Ettől')).toHaveValue('2026-11-01')
    await expect.element(day('Eddig')).toHaveValue('2026-11-20')
    await expect.element(page.getByRole('button', { name: /Cégek.*Terület|Terület.*Cégek/ })).toBeVisible()
    expect(lastAsked()).toEqual({
      area: 'companies',
      subject: 'kekto',
      by: 'denes',
      from: '2026-11-01',
      to: '2026-11-20',
    })
  })

  it('asks the server for nothing that there is not, whatever somebody writes into it', async () => {
    showFresh(<OperatorLogPage />, '/admin/log?area=everything&from=tegnap&to=2026-02-30')
    await expect.element(page.getByRole('listitem').first()).toBeVisible()
    expect(lastAsked()).toEqual({})
    await expect.element(page.getByRole('button', { name: /Minden terület/ })).toBeVisible()
  })
})

describe('O03 the filters of the log', () => {
  it('wait for a day that is half typed, and say of one that there is not', async () => {
    showFresh(<OperatorLogPage />)
    await expect.element(page.getByRole('listitem').first()).toBeVisible()
    await userEvent.fill(day('Eddig'), '2026-11-')
    await userEvent.fill(day('Eddig'), '2026-11-31')
    await expect.element(day('Eddig')).toHaveAccessibleDescription(/Ilyen nap nincs\./)
    await expect.element(day('Eddig')).toHaveValue('2026-11-31')
    expect(askedOf(listOperatorLog)).toEqual([{ query: {} }])
    await userEvent.fill(day('Eddig'), '2026-11-30')
    await expect.poll(lastAsked).toEqual({ to: '2026-11-30' })
  })

  it('are taken back one by one', async () => {
    showFresh(<OperatorLogPage />, '/admin/log?area=companies&from=2026-11-01')
    await userEvent.click(page.getByRole('button', { name: /Terület/ }))
    await userEvent.click(page.getByRole('option', { name: 'Minden terület' }))
    await expect.poll(lastAsked).toEqual({ from: '2026-11-01' })
    await userEvent.clear(day('Ettől'))
    await expect.poll(lastAsked).toEqual({})
  })

  it('are chosen by keyboard alone', async () => {
    showFresh(<OperatorLogPage />)
    await expect.element(page.getByRole('listitem').first()).toBeVisible()
    ;(page.getByRole('button', { name: /Terület/ }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Minden terület' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(lastAsked).toEqual({ area: 'dashboard' })
  })
})

describe('O03 an entry of the log', () => {
  it('says the id where the name is gone, and takes values for text', async () => {
    showFresh(<OperatorLogPage />)
    const line = page.getByRole('listitem').first()
    await expect.element(line).toMatchTextContent(/Cégek: kekto módosítva/)
    await expect.element(line).toMatchTextContent(/<b>2027-01-01<\/b>/)
    expect(line.element().querySelector('b')).toBeNull()
  })

  it('is English in English', async () => {
    await i18next.changeLanguage('en')
    answer(listOperatorLog, () => ({ data: [{ ...entry, by: { id: null, name: '' } }], next: null }))
    showFresh(<OperatorLogPage />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
    await expect
      .element(page.getByRole('listitem').first())
      .toMatchTextContent(/Companies: kekto changed.*command line$/)
    expect(await axeOfElement()).toEqual([])
  })
})

it('O03 a log in which nothing stands yet offers no filter to clear', async () => {
  answer(listOperatorLog, () => ({ data: [], next: null }))
  showFresh(<OperatorLogPage />)
  await expect.element(page.getByText('A műveleti naplóban még nincs bejegyzés.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Keresés törlése' }).elements()).toEqual([])
})

it('O03 a log that could not be loaded is loaded again under the same filters', async () => {
  refuse(listOperatorLog, 500, 'Hiba')
  showFresh(<OperatorLogPage />, '/admin/log?area=audit')
  await expect.element(page.getByText('Ezt most nem sikerült betölteni.')).toBeVisible()
  answer(listOperatorLog, () => ({ data: [entry], next: null }))
  await userEvent.click(page.getByRole('button', { name: 'Újratöltés' }))
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  expect(lastAsked()).toEqual({ area: 'audit' })
})
