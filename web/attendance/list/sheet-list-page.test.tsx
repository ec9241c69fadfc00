import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { acceptAttendance } from '#shared/attendance/contract/accept-attendance.ts'
import { exportLeaveCards } from '#shared/attendance/contract/export-leave-cards.ts'
import { exportAttendance } from '#shared/attendance/contract/export-attendance.ts'
import { showExport } from '#shared/attendance/contract/show-export.ts'
import { listSheetStates } from '#shared/attendance/contract/list-sheet-states.ts'
import { listSheets, type ListedSheet } from '#shared/attendance/contract/list-sheets.ts'
import { reopenAttendance } from '#shared/attendance/contract/reopen-attendance.ts'
import { people } from '#shared/people/contract.ts'
import payroll from '#shared/words/hu/payroll.json'
import sheetlist from '#shared/words/hu/sheetlist.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { sheetView } from '../sheet.test-support.ts'
import { SheetListPage } from './sheet-list-page.tsx'

for (const [name, list] of Object.entries({ payroll, sheetlist })) i18next.addResourceBundle('hu', name, list)

const { days } = sheetView()

const listed = (user_id: string, over: Partial<ListedSheet> = {}): ListedSheet => ({
  user_id,
  state: 'handed_in',
  days: days.map(({ date, kind, worked }) => ({
    date,
    kind,
    type_id: date === '2026-11-12' ? 1 : null,
    is_approved: true,
    is_worked: worked !== null,
    has_mistake: false,
  })),
  worked_minutes: 128 * 60,
  overtime_minutes: 0,
  mistakes: 0,
  limits: 0,
  may: { accept: true, reopen: true },
  ...over,
})

const sheets: Record<string, ListedSheet> = {
  anna: listed('anna', { state: 'open', mistakes: 1, may: { accept: false, reopen: false } }),
  bela: listed('bela'),
  csilla: listed('csilla', { overtime_minutes: 390, limits: 2 }),
  denes: listed('denes', { state: 'accepted', may: { accept: false, reopen: true } }),
}
const names: Record<string, string> = { anna: 'Kis Anna', bela: 'Nagy Béla', csilla: 'Őz Csilla', denes: 'Zöld Dénes' }

beforeEach(() => {
  answer(people.showMe, () => ({ data: signedIn({ role: 2 }) }))
  answer(listSheetStates, () => ({
    data: Object.values(sheets).map(({ user_id, state }) => {
      const [last_name = '', first_name = ''] = names[user_id]!.split(' ')
      return { user_id, first_name, last_name, state }
    }),
  }))
  answer(listSheets, ({ query }) => ({
    data: query.ids.split(',').flatMap(id => sheets[id] ?? []),
  }))
})

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
async function shown(path = '/company/attendance?month=2026-11') {
  showFresh(<SheetListPage />, path)
  await expect.element(page.getByRole('row').nth(1)).toBeVisible()
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)

describe('P01 the list of attendance sheets', () => {
  it('shows each month as boxes, with its hours, what is to be looked at and how far it is', async () => {
    await shown()
    await expect.element(page.getByRole('heading', { level: 1, name: /2026\. november/ })).toBeVisible()
    expect(rows()).toEqual([
      expect.stringMatching(/Kis Anna128,00,01 hibás napNyitva$/),
      expect.stringMatching(/Nagy Béla128,00,0–LeadvaÚjranyitás…$/),
      expect.stringMatching(/Őz Csilla128,06,52 nap a törvény szerint, 6,5 óra túlóraLeadva/),
      expect.stringMatching(/Zöld Dénes128,00,0–ElfogadvaÚjranyitás…$/),
    ])
    await expect.element(row('Nagy Béla').getByRole('img', { name: /ledolgozott nap, 1 nap távollét/ })).toBeVisible()
    expect(await axeOfElement(document.body)).toEqual([])
  })

  it.each([1280, 390])('fits %i px, however much there is to look at', async width => {
    await page.viewport(width, 800)
    try {
      sheets.csilla = { ...sheets.csilla!, mistakes: 12 }
      await shown()
      const frame = page.getByRole('region', { name: 'Jelenléti ívek' }).element()
      expect(frame.scrollWidth).toBe(frame.clientWidth)
      await expect.element(page.getByRole('button', { name: 'Újranyitás… – Őz Csilla' })).toBeInViewport({ ratio: 1 })
    } finally {
      sheets.csilla = { ...sheets.csilla!, mistakes: 0 }
      await page.viewport(1024, 800)
    }
  })

  it('filters by a state, and shows all again', async () => {
    await shown()
    await press(/^Leadva/)
    await vi.waitFor(() => expect(rows()).toHaveLength(2))
    await press(/^Nyitva/)
    await vi.waitFor(() => expect(rows()).toHaveLength(1))
    await press(/^Nyitva/)
    await vi.waitFor(() => expect(rows()).toHaveLength(4))
  })

  it('chooses beforehand what has nothing to look at, and accepts what is chosen', async () => {
    answer(acceptAttendance, ({ body }) => ({
      data: body.user_ids.map(user_id =>
        user_id === 'csilla'
          ? { user_id, is_accepted: false, error: 'Egy kérelem még döntésre vár.' }
          : { user_id, is_accepted: true },
      ),
    }))
    await shown()
    await expect.element(page.getByRole('button', { name: '1 ív elfogadása' })).toBeVisible()
    await userEvent.click(page.getByText('Minden elfogadható ív kiválasztása'))
    await press('2 ív elfogadása')
    await expect.element(page.getByText('1 ív elfogadva')).toBeVisible()
    await expect.element(page.getByText('Őz Csilla: Egy kérelem még döntésre vár.')).toBeVisible()
    expect(askedOf(acceptAttendance)).toEqual([{ body: { month: '2026-11', user_ids: ['bela', 'csilla'] } }])
  })

  it('accepts nothing where nothing is chosen', async () => {
    await shown()
    // The label lies over its box.
    await userEvent.click(row('Nagy Béla').getByRole('cell').first().element().querySelector('label')!)
    await expect.element(page.getByRole('button', { name: 'Elfogadás' })).toBeDisabled()
  })

  it('reopens an accepted sheet for a reason', async () => {
    answer(reopenAttendance, () => ({ data: sheetView() }))
    await shown()
    await press('Újranyitás… – Zöld Dénes')
    await expect.element(page.getByRole('dialog').getByText('Zöld Dénes')).toBeVisible()
    await userEvent.fill(page.getByRole('textbox'), 'Kimaradt egy nap')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Újranyitás' }))
    await vi.waitFor(() =>
      expect(askedOf(reopenAttendance)).toEqual([
        { body: { user_id: 'denes', month: '2026-11', reason: 'Kimaradt egy nap' } },
      ]),
    )
  })

  it('turns to other months, and downloads all sheets of one', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    answer(exportAttendance, () => ({
      data: {
        file: { name: 'szabi-jelenleti-ivek-2026-10.pdf', type: 'application/pdf', content: btoa('x') },
        id: null,
      },
    }))
    await shown()
    await press('Előző hónap')
    await vi.waitFor(() => expect(askedOf(listSheetStates).at(-1)).toEqual({ query: { month: '2026-10' } }))
    await press('Letöltés')
    await userEvent.click(page.getByRole('menuitem', { name: 'PDF, aláírásra' }))
    await expect.element(page.getByText(/Fájl letöltve: szabi-jelenleti-ivek-2026-10\.pdf/)).toBeVisible()
    expect(askedOf(exportAttendance)).toEqual([{ query: { month: '2026-10', format: 'pdf' } }])
  })

  it('E04 asks for the leave cards of the year, and says how far the file is', async () => {
    answer(exportLeaveCards, () => ({ data: { file: null, id: 'f' } }))
    answer(showExport, () => ({
      data: {
        state: 'running' as const,
        name: 'szabi-szabadsagkartonok-2026.zip',
        done: 50,
        people: 120,
        expires_at: 0,
        address: null,
      },
    }))
    await shown()
    await press('Letöltés')
    await userEvent.click(page.getByRole('menuitem', { name: 'Szabadságkartonok, 2026 (PDF)' }))
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('Készül a fájl: szabi-szabadsagkartonok-2026.zip (50 / 120 munkatárs)')
    expect(askedOf(exportLeaveCards)).toEqual([{ query: { year: '2026' } }])
  })

  it('says why there is nothing, and offers to load again what failed', async () => {
    answer(listSheetStates, () => ({ data: [] }))
    showFresh(<SheetListPage />, '/attendance')
    await expect.element(page.getByText(/senkinek nincs jelenléti íve/)).toBeVisible()
  })

  it('offers to load again what failed', async () => {
    refuse(listSheetStates, 500, 'Hiba történt')
    showFresh(<SheetListPage />, '/attendance')
    await expect.element(page.getByText('A jelenléti íveket nem sikerült betölteni.')).toBeVisible()
  })

  it('reads the boxes of one page, however many people there are', async () => {
    answer(listSheetStates, () => ({
      data: Array.from({ length: 60 }, (_, place) => ({
        user_id: `m${place}`,
        first_name: 'Anna',
        last_name: `Kis${String(place).padStart(2, '0')}`,
        state: 'open' as const,
      })),
    }))
    answer(listSheets, ({ query }) => ({ data: query.ids.split(',').map(id => listed(id)) }))
    await shown()
    expect(rows()).toHaveLength(25)
    await expect.element(page.getByText('1–25 / 60')).toBeVisible()
    await userEvent.click(page.getByRole('link', { name: 'Következő' }))
    await expect.element(page.getByText('26–50 / 60')).toBeVisible()
    for (const asked of askedOf(listSheets))
      expect((asked as { query: { ids: string } }).query.ids.split(',')).toHaveLength(25)
  })
})
