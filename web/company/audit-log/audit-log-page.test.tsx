import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mutate } from 'swr'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '#shared/contract/client.ts'
import { listAuditLog, type AuditEntryView } from '#shared/people/contract/list-audit-log.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { keyOf } from '#web/api/use-api.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { userIn } from '../people.test-support.ts'
import { AuditLogPage } from './audit-log-page.tsx'

const entry = (over: Partial<AuditEntryView> = {}): AuditEntryView => ({
  id: 'e1',
  at: Date.parse('2026-11-20T09:30:00Z') / 1000,
  by: { id: 'csilla', name: 'Kis Csilla' },
  act: 'role_changed',
  subject: { about: 'person', id: 'anna', name: 'Kis Anna' },
  changes: [{ field: 'role', label: 'Szerepkör', before: 'munkatárs', after: 'adminisztrátor' }],
  reason: null,
  request_id: null,
  ...over,
})

const answerWith = (data: AuditEntryView[], next: string | null = null) => answer(listAuditLog, () => ({ data, next }))

beforeEach(() => {
  answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
  answer(people.listPeople, () => ({ data: [listed('anna', 'Kis Anna')] }))
})

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
const choose = async (label: string, option: string) => {
  await userEvent.click(page.getByRole('button', { name: new RegExp(label) }))
  await userEvent.click(page.getByRole('option', { name: option }))
}
const lastAsked = () => askedOf(listAuditLog).at(-1)

describe('the audit log', () => {
  it('says who did what to whom, from what to what, and when, and opens the request in the panel', async () => {
    answerWith([
      entry(),
      entry({
        id: 'e2',
        act: 'leave_shortened',
        reason: 'Leltár',
        request_id: 'r1',
        changes: [{ field: 'phone', label: 'Telefonszám', before: null, after: null }],
      }),
      entry({ id: 'e3', act: 'group_added', subject: { about: 'group', id: 'g', name: 'Raktár' }, changes: [] }),
    ])
    showFresh(<AuditLogPage />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Műveleti napló' })).toBeVisible()
    const entries = page.getByRole('listitem')
    await expect.element(entries.nth(0)).toBeVisible()
    expect(entries.elements().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /10:30.*Szerepkör módosítva: Kis Anna.*Szerepkör: munkatárs →.*adminisztrátor.*Kis Csilla$/,
      ),
      expect.stringMatching(/Távollét lerövidítve: Kis AnnaTelefonszám módosítvaIndoklás: „Leltár”Kérelem megnyitása/),
      expect.stringMatching(/Csoport létrehozva: Raktár/),
    ])
    expect(await axeOfElement()).toEqual([])
    expect(page.getByRole('link', { name: 'Kérelem megnyitása' }).elements()).toHaveLength(1)
  })

  it('says leave rules in the words of the settings', async () => {
    const change = { field: 'divisor', label: 'divisor', before: 'calendar_days', after: 'always_365' }
    answerWith([
      entry({ act: 'leave_rules_changed', subject: { about: 'company', id: 'c', name: 'Cég' }, changes: [change] }),
    ])
    showFresh(<AuditLogPage />)
    await expect
      .poll(() => page.getByRole('listitem').element().textContent)
      .toMatch(/Időarányosítás: Az év napjainak számával →.*Mindig 365-tel/)
  })

  it('is filtered by person, act and days, each in the address', async () => {
    answerWith([entry()])
    showFresh(<AuditLogPage />)
    await choose('Munkatárs', 'Kis Anna')
    await expect.poll(lastAsked).toEqual({ query: { subject: 'anna' } })
    await choose('Művelet', 'Szerepkör módosítva')
    await expect.poll(lastAsked).toEqual({ query: { subject: 'anna', act: 'role_changed' } })
    await userEvent.fill(page.getByRole('textbox', { name: 'Ettől' }), '2026-11-0')
    await userEvent.fill(page.getByRole('textbox', { name: 'Ettől' }), '2026-11-01')
    await expect.poll(lastAsked).toEqual({ query: { subject: 'anna', act: 'role_changed', from: '2026-11-01' } })
    expect(askedOf(listAuditLog)).toHaveLength(4)
  })

  it('loads older entries after those that are there', async () => {
    answer(listAuditLog, ({ query }) =>
      query.cursor
        ? { data: [entry({ id: 'e2', act: 'person_deleted' })], next: null }
        : { data: [entry()], next: '1#e2' },
    )
    showFresh(<AuditLogPage />)
    await press('Továbbiak betöltése')
    await expect.element(page.getByRole('listitem').getByText('Munkatárs törölve')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
    await expect.element(page.getByRole('button', { name: 'Továbbiak betöltése' })).not.toBeInTheDocument()
  })

  it('opens the request of an entry in the panel and stays filtered', async () => {
    answerWith([entry({ act: 'leave_changed', request_id: 'r1' })])
    showFresh(<AuditLogPage />, '/company/audit-log?subject=anna')
    const link = page.getByRole('link', { name: 'Kérelem megnyitása' })
    await expect.element(link).toHaveAttribute('href', '/company/audit-log?subject=anna&request=r1')
  })

  it('keeps all entries where the company changed while older ones were loaded', async () => {
    const first = [entry({ id: 'e3', at: 3 }), entry({ id: 'e2', at: 2 })]
    const answerNow = (data: AuditEntryView[], next: string) =>
      answer(listAuditLog, ({ query }) =>
        query.cursor ? { data: [entry({ id: 'e1', at: 1 })], next: null } : { data, next },
      )
    answerNow(first, '1#e1')
    showFresh(<AuditLogPage />)
    await press('Továbbiak betöltése')
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(3)
    answerNow([entry({ id: 'e4', at: 4 }), first[0]!], '2#e2')
    await mutate(keyOf(listAuditLog, { query: {} }))
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(4)
  })

  it('goes on past pages that two filters leave empty, and says that nothing matches only at the end', async () => {
    answer(listAuditLog, ({ query }) => {
      const place = Number(query.cursor?.split('#')[0] ?? 20)
      return place > 10 ? { data: [], next: `${place - 1}#x` } : { data: [entry()], next: null }
    })
    showFresh(<AuditLogPage />, '/company/audit-log?subject=anna&act=role_changed')
    await expect.element(page.getByRole('listitem')).toBeVisible()
    expect(askedOf(listAuditLog)).toHaveLength(11)
    expect(page.getByText('Nincs a szűrésnek megfelelő bejegyzés.').elements()).toEqual([])
  })

  it('says that it could not go on past an empty page, and goes on when asked to', async () => {
    let isOut = true
    answer(listAuditLog, ({ query }) => {
      if (!query.cursor) return { data: [], next: '1#x' }
      if (isOut) throw new ApiError(500, { success: 0, code: 'fault', message: 'Hiba' })
      return { data: [entry()], next: null }
    })
    showFresh(<AuditLogPage />, '/company/audit-log?subject=anna&act=role_changed')
    await expect.element(page.getByText('A műveleti naplót nem sikerült betölteni.')).toBeVisible()
    isOut = false
    await press('Újratöltés')
    await expect.element(page.getByRole('listitem')).toBeVisible()
  })

  it('says that nothing matches, and clears the filters', async () => {
    answerWith([])
    showFresh(<AuditLogPage />)
    await expect.element(page.getByText('A naplóban még nincs bejegyzés.')).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'Eddig' }), '2026-11-01')
    await expect.element(page.getByText('Nincs a szűrésnek megfelelő bejegyzés.')).toBeVisible()
    await press('Szűrés törlése')
    await expect.element(page.getByText('A naplóban még nincs bejegyzés.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Eddig' })).toHaveValue('')
  })

  it('says that it could not be loaded, and loads again', async () => {
    refuse(listAuditLog, 500, 'Hiba')
    showFresh(<AuditLogPage />)
    await expect.element(page.getByText('A műveleti naplót nem sikerült betölteni.')).toBeVisible()
    answerWith([entry()])
    await press('Újratöltés')
    await expect.element(page.getByRole('listitem')).toBeVisible()
  })

  it('is downloaded whole, page by page, as a file that no spreadsheet calculates', async () => {
    const saved: Blob[] = []
    const making = vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      saved.push(blob as Blob)
      return 'blob:none'
    })
    const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const evil = entry({
      id: 'e2',
      subject: { about: 'group', id: 'g', name: '=cmd|"x"' },
      by: { id: null, name: 'egy; kettő' },
    })
    answer(listAuditLog, ({ query }) =>
      query.cursor ? { data: [evil], next: null } : { data: [entry()], next: '1#e2' },
    )
    showFresh(<AuditLogPage />)
    await press('Letöltés CSV-ben')
    await expect.poll(told).toEqual(['2 bejegyzés a fájlban'])
    const bytes = new Uint8Array(await saved[0]!.arrayBuffer())
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
    expect(lines[0]).toBe('\ufeffIdőpont;Ki;Művelet;Mit, kit;Változás;Indoklás')
    expect(lines[1]).toContain(';Kis Csilla;Szerepkör módosítva;Kis Anna;Szerepkör: munkatárs → adminisztrátor')
    expect(lines[2]).toContain(`"'=cmd|""x""";`)
    expect(lines[2]).toContain('"egy; kettő"')
    expect(lastAsked()).toEqual({ query: { limit: '100', cursor: '1#e2' } })
    making.mockRestore()
    clicking.mockRestore()
  })
})
