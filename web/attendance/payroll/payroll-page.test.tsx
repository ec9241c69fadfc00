import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exportPayroll } from '#shared/attendance/contract/export-payroll.ts'
import { previewPayroll, type PayrollRowView, type PayrollView } from '#shared/attendance/contract/preview-payroll.ts'
import { savePayrollSettings } from '#shared/attendance/contract/save-payroll-settings.ts'
import { showExport } from '#shared/attendance/contract/show-export.ts'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { columnsFor } from '#shared/attendance/payroll/model.ts'
import { people } from '#shared/people/contract.ts'
import { listed, signedIn } from '#test/web/people/support.ts'
import payroll from '#shared/words/hu/payroll.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { PayrollPage } from './payroll-page.tsx'

i18next.addResourceBundle('hu', 'payroll', payroll)

const row = (user_id: string, name: string, over: Partial<PayrollRowView> = {}): PayrollRowView => ({
  user_id,
  employee_number: '10003',
  name,
  group: null,
  state: 'accepted',
  figures: { worked_hours: 128 * 60, worked_days: 16, vacation_days: 4, overtime_hours: 90 },
  before: null,
  ...over,
})

const view = (over: Partial<PayrollView> = {}): PayrollView => ({
  rows: [
    row('anna', 'Kis Anna', {
      before: { worked_hours: 128 * 60, worked_days: 16, vacation_days: 3, overtime_hours: 90 },
      state: 'open',
    }),
    row('bela', 'Nagy Béla'),
  ],
  absences: [
    {
      user_id: 'anna',
      employee_number: '10003',
      name: 'Kis Anna',
      item: 'sickness_benefit',
      code: 'TP',
      from_date: '2026-10-12',
      to_date: '2026-10-13',
      days: 2,
      minutes: 960,
    },
  ],
  changes: [{ user_id: 'anna', name: 'Kis Anna', figure: 'vacation_days', before: 3, after: 4 }],
  absence_count: 1,
  change_count: 1,
  has_earlier: true,
  people: 2,
  counted: 2,
  not_accepted: 1,
  columns: ['employee_number', 'name', 'worked_hours', 'vacation_days', 'overtime_hours'],
  file_columns: ['employee_number', 'name', 'worked_hours', 'vacation_days', 'overtime_hours'],
  codes: { sickness_benefit: 'TP' },
  history: [
    {
      id: 'e1',
      from_date: '2026-10-01',
      to_date: '2026-10-31',
      format: 'csv',
      people: 2,
      at: Date.parse('2026-11-03T09:00:00Z') / 1000,
      by_name: 'Kovács Csilla',
    },
    {
      id: 'e0',
      from_date: '2026-08-16',
      to_date: '2026-09-15',
      format: 'xlsx',
      people: 2,
      at: Date.parse('2026-09-20T09:00:00Z') / 1000,
      by_name: 'Kovács Csilla',
    },
  ],
  ...over,
})

/** Files that the page has the browser save, by name. */
const saved = () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download || this.getAttribute('href')!)
  })
  return names
}

const answerWith = (over: Partial<PayrollView> = {}) => answer(previewPayroll, () => ({ data: view(over) }))

beforeEach(() => {
  answer(people.showMe, () => ({ data: signedIn({ role: 2 }) }))
  answer(listGroups, () => ({ data: [{ id: 'g', name: 'Műhely', member_ids: ['anna'] }] }))
  answerWith()
})

async function shown(path = '/company/export') {
  showFresh(<PayrollPage />, path)
  await expect.element(page.getByRole('region', { name: 'Összesítő' })).toBeVisible()
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const segment = (name: string | RegExp) => userEvent.click(page.getByRole('radio', { name }))
const tick = (name: string) => userEvent.click(page.getByText(name, { exact: true }))
const rows = (name: string) =>
  page
    .getByRole('region', { name })
    .getByRole('row')
    .elements()
    .map(({ textContent }) => textContent)
const lastQuery = () => (askedOf(previewPayroll).at(-1) as { query: object }).query

describe('R17 the payroll page', () => {
  it('shows the file itself: its columns, its first rows and what has changed', async () => {
    await shown()
    expect(rows('Összesítő')).toEqual([
      '1TörzsszámNévLedolgozott óraSzabadság, napTúlóra',
      '210003Kis Anna128341,5',
      '310003Nagy Béla12841,5',
    ])
    const changed = page.getByRole('region', { name: 'Összesítő' }).element().querySelectorAll('td[data-changed]')
    expect([...changed].map(({ innerHTML }) => innerHTML)).toEqual(['<del>3</del><ins>4</ins>'])
    await expect.element(page.getByText('Változott az előző letöltés óta', { exact: true })).toBeVisible()
    expect(await axeOfElement(document.body)).toEqual([])
  })

  it('shows beside the overtime what of it is exchanged and what is to be paid after all, where somebody has such hours', async () => {
    const figures = { overtime_hours: 90, overtime_exchanged_hours: 60, time_off_unused_hours: 30 }
    answerWith({
      rows: [row('anna', 'Kis Anna', { figures })],
      file_columns: columnsFor(['name', 'overtime_hours', 'worked_days'], [{ figures }]),
      people: 1,
      counted: 1,
    })
    await shown()
    expect(rows('Összesítő')).toEqual([
      '1NévTúlóraEbből szabadidőre váltottKi nem adott szabadidő, kifizetendőLedolgozott nap',
      '2Kis Anna1,510,50',
    ])
  })

  it('begins with the month that is due, and says whose sheets are not accepted', async () => {
    await shown()
    expect(lastQuery()).toEqual({ from: '2026-11-01', to: '2026-11-30' })
    await expect.element(page.getByText('1 jelenléti ív még nincs elfogadva.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Ívek megnyitása' }))
      .toHaveAttribute('href', '/company/attendance?month=2026-11')
    await expect.element(page.getByText('szabi-ber-2026-11.zip')).toBeVisible()
  })

  it('lists the absences with their codes, and the changes', async () => {
    await shown()
    await segment(/^Távollétek 1$/)
    expect(rows('Távollétek')[1]).toBe('210003Kis AnnaTPTáppénz2026-10-122026-10-13216')
    await segment(/^Változások 1$/)
    expect(rows('Változások')[1]).toBe('2Kis AnnaSzabadság, nap34')
  })

  it('takes another month, days of its own, and a group', async () => {
    await shown()
    await press(/Hónap|2026. november/)
    await userEvent.click(page.getByRole('option', { name: '2026. október' }))
    await vi.waitFor(() => expect(lastQuery()).toEqual({ from: '2026-10-01', to: '2026-10-31' }))
    await segment('Saját napok')
    await vi.waitFor(() => expect(lastQuery()).toEqual({ from: '2026-10-16', to: '2026-11-15' }))
    await userEvent.fill(page.getByRole('textbox', { name: 'Zárónap' }), '2026-11-20')
    await vi.waitFor(() => expect(lastQuery()).toEqual({ from: '2026-10-16', to: '2026-11-20' }))
    await press(/^Mindenki/)
    await userEvent.click(page.getByRole('option', { name: 'Műhely' }))
    await vi.waitFor(() => expect(lastQuery()).toMatchObject({ group: 'g' }))
  })

  it('takes people one by one, and nobody is no payroll', async () => {
    answer(people.listPeople, () => ({ data: [listed('anna', 'Kis Anna'), listed('bela', 'Nagy Béla')] }))
    await shown()
    await press(/^Mindenki/)
    await userEvent.click(page.getByRole('option', { name: 'Kiválasztott munkatársak' }))
    await expect.element(page.getByRole('button', { name: 'Letöltés' })).toBeDisabled()
    await userEvent.fill(page.getByRole('combobox', { name: /Kiválasztott munkatársak/ }), 'Nagy')
    await userEvent.click(page.getByRole('option', { name: /Nagy Béla/ }))
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(lastQuery()).toEqual({ from: '2026-11-01', to: '2026-11-30', ids: 'bela' }))
  })

  it('downloads what is chosen', async () => {
    const names = saved()
    answer(exportPayroll, () => ({
      data: { file: { name: 'szabi-ber-2026-11.xlsx', type: 'text/plain', content: btoa('x') }, id: null },
    }))
    await shown()
    await tick('Változások az előző letöltés óta')
    await segment('XLSX')
    await expect.element(page.getByText('szabi-ber-2026-11.xlsx')).toBeVisible()
    await press('Letöltés')
    await expect.element(page.getByText('Fájl letöltve: szabi-ber-2026-11.xlsx')).toBeVisible()
    expect(names).toEqual(['szabi-ber-2026-11.xlsx'])
    expect(askedOf(exportPayroll)).toEqual([
      { query: { from: '2026-11-01', to: '2026-11-30', format: 'xlsx', contents: 'summary,absences' } },
    ])
  })

  it('waits for a file of many people, and downloads it when it is ready', async () => {
    const names = saved()
    let state: 'running' | 'ready' = 'running'
    answer(exportPayroll, () => ({ data: { file: null, id: 'f' } }))
    answer(showExport, () => ({
      data: {
        state,
        name: 'szabi-ber-2026-11.zip',
        done: 50,
        people: 125,
        expires_at: Date.parse('2026-11-21T09:00:00Z') / 1000,
        address: state === 'ready' ? '/exports/c/f/file' : null,
      },
    }))
    await shown()
    await press('Letöltés')
    await expect.element(page.getByText(/50 \/ 125 munkatárs/)).toBeVisible()
    state = 'ready'
    await expect.element(page.getByText(/Elkészült a fájl/), { timeout: 5000 }).toBeVisible()
    await userEvent.click(page.getByRole('status').getByRole('button', { name: 'Letöltés' }))
    await vi.waitFor(() => expect(names).toEqual(['/exports/c/f/file']))
  })

  it('says that a file is gone to whom the bell leads too late', async () => {
    refuse(showExport, 404, 'Nincs')
    await shown('/company/export?file=f')
    await expect.element(page.getByText(/már nem tölthető le/)).toBeVisible()
  })

  it('tells who has downloaded which days, and when', async () => {
    await shown()
    const lines = page
      .getByRole('region', { name: 'Korábbi letöltések' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
    expect(lines[0]).toMatch(/^2026\. október.*nov\. 3\..*Kovács Csilla$/)
    expect(lines[1]).toMatch(/aug\. 16.*szept\. 15/)
  })

  it('keeps columns and codes for the whole company', async () => {
    answer(savePayrollSettings, () => ({}))
    await shown()
    await userEvent.click(page.getByText('Oszlopok', { exact: true }))
    await tick('Ledolgozott nap')
    await userEvent.click(page.getByText('Bérprogram-kódok'))
    await userEvent.fill(page.getByRole('textbox', { name: 'Szabadság', exact: true }), ' SZ01 ')
    await userEvent.fill(page.getByRole('textbox', { name: 'Táppénz' }), '')
    await press('Mentés')
    await expect.element(page.getByText('Beállítások elmentve')).toBeVisible()
    expect(askedOf(savePayrollSettings)).toEqual([
      {
        body: {
          columns: ['employee_number', 'name', 'worked_days', 'worked_hours', 'overtime_hours', 'vacation_days'],
          codes: { vacation: 'SZ01' },
        },
      },
    ])
    await expect.element(page.getByRole('button', { name: 'Mentés' })).not.toBeInTheDocument()
  })

  it('says why there is nothing to download', async () => {
    answerWith({ rows: [], absences: [], changes: [], people: 0, counted: 0, not_accepted: 0 })
    showFresh(<PayrollPage />)
    await expect.element(page.getByText('Ebben az időszakban senki nem állt munkaviszonyban.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Letöltés' })).toBeDisabled()
  })

  it('says of how many the preview is, and that nothing is to be compared or listed', async () => {
    answerWith({
      people: 1200,
      counted: 1000,
      changes: [],
      absences: [],
      absence_count: 0,
      change_count: 0,
      has_earlier: false,
    })
    await shown()
    await expect.element(page.getByText(/az első 1000 munkatársé/)).toBeVisible()
    await expect.element(page.getByText('… még 1198 sor')).toBeVisible()
    await segment(/^Távollétek/)
    await expect.element(page.getByText('Ebben az időszakban senki nem volt távol.')).toBeVisible()
    await segment(/^Változások/)
    await expect.element(page.getByText(/még nem töltötte le senki/)).toBeVisible()
  })

  it('offers to load again what failed', async () => {
    refuse(previewPayroll, 500, 'Hiba történt')
    showFresh(<PayrollPage />)
    await expect.element(page.getByText('Hiba történt')).toBeVisible()
    answerWith()
    await press('Újratöltés')
    await expect.element(page.getByRole('region', { name: 'Összesítő' })).toBeVisible()
  })
})
