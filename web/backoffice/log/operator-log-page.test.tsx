import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listOperatorLog, type OperatorEntryView } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import operatorlog from '#shared/words/hu/operatorlog.json'
import sitecontent from '#shared/words/hu/sitecontent.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { OperatorLogPage } from './operator-log-page.tsx'

i18next.addResourceBundle('hu', 'operatorlog', operatorlog)
i18next.addResourceBundle('hu', 'sitecontent', sitecontent)

const entry = (over: Partial<OperatorEntryView> = {}): OperatorEntryView => ({
  id: 'e1',
  at: Date.parse('2026-11-20T09:30:00Z') / 1000,
  by: { id: 'denes', name: 'Gábor Dénes' },
  area: 'admin-users',
  act: 'changed',
  subject: { id: 'dora', name: 'dora@szabi.example' },
  changes: [{ field: 'permissions', before: 'users.read', after: null }],
  ...over,
})

beforeEach(() => operatorIn())

describe('O03 the log of operators', () => {
  it('says in which area what was done to what, from what to what, by whom and when', async () => {
    answer(listOperatorLog, () => ({
      data: [
        entry(),
        entry({ id: 'e2', by: { id: null, name: '' }, act: 'added', changes: [] }),
        entry({ id: 'e3', by: { id: 'gone', name: '' }, changes: [{ field: 'slug', before: 'a', after: 'b' }] }),
      ],
      next: null,
    }))
    showFresh(<OperatorLogPage />)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Műveleti napló' })).toBeVisible()
    await expect.element(page.getByRole('listitem').first()).toBeVisible()
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(
        /10:30.*Üzemeltetők: dora@szabi.example módosítva.*jogosultságok: Felhasználók: megtekintés →.*nincs.*Gábor Dénes$/,
      ),
      expect.stringMatching(/létrehozva.*parancssor$/),
      expect.stringMatching(/webcím: a →.*b.*törölt fiók$/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('has a word of its own for each field, none of which is a word of the page', async () => {
    const changes = ['lead', 'published', 'name', 'area'].map(field => ({ field, before: 'a', after: 'b' }))
    answer(listOperatorLog, () => ({ data: [entry({ area: 'articles', changes })], next: null }))
    showFresh(<OperatorLogPage />)
    const line = page.getByRole('listitem').first()
    await expect.element(line).toBeVisible()
    const said = line.element().textContent
    for (const label of ['bevezető: a', 'dátum: a', 'név: a', 'area: a']) expect(said).toContain(label)
  })

  it('says a language in the words of the page, where its sentences or the order of its home page became different', async () => {
    const subject = { id: 'en', name: 'en' }
    const changes = [{ field: 'order', before: 'A, B', after: 'B, A' }]
    answer(listOperatorLog, () => ({
      data: [
        entry({ area: 'testimonials', subject, changes }),
        entry({
          id: 'e2',
          area: 'translations',
          act: 'published',
          subject: { id: 'en', name: 'English' },
          changes: [],
        }),
      ],
      next: null,
    }))
    showFresh(<OperatorLogPage />)
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/Vélemények: Angol módosítva/)
    await expect.element(page.getByRole('listitem').last()).toMatchTextContent(/Fordítások: Angol közzétéve/)
  })

  it('names nobody who was erased', async () => {
    const subject = { id: 'anna', name: '' }
    answer(listOperatorLog, () => ({
      data: [entry({ area: 'users', act: 'erased', subject, changes: [] })],
      next: null,
    }))
    showFresh(<OperatorLogPage />)
    await expect.element(page.getByRole('listitem').first()).toMatchTextContent(/törölt fiók véglegesen törölve/)
  })

  it('says fields and switches in words', async () => {
    const changes = [
      { field: 'is_active', before: 'true', after: 'false' },
      { field: 'trial_until', before: '2026-12-01', after: '2027-01-01' },
      { field: 'additions', before: null, after: 'users.read, users.write, ads.read' },
      { field: 'removals', before: 'moon.read', after: null },
      { field: 'name', before: null, after: 'ads.read' },
      { field: 'languages', before: 'hu', after: 'hu, en' },
      { field: 'countries', before: null, after: 'AT, Burgenland' },
      { field: 'standings', before: 'trial, starter', after: 'granted' },
      { field: 'state', before: 'new', after: 'answered' },
      { field: 'kind', before: 'brand', after: 'moon' },
      { field: 'account', before: null, after: '' },
      { field: 'note', before: null, after: '…' },
      { field: 'category', before: 'moon', after: 'betegseg' },
      {
        field: 'cover',
        before: '{"leave":"vac',
        after: '{"leave":"sick","boxes":[{"days":5,"drawn":"used"},{"days":2,"drawn":"left"}]}',
      },
    ]
    answer(listOperatorLog, () => ({ data: [entry({ changes })], next: null }))
    showFresh(<OperatorLogPage />)
    await expect.element(page.getByRole('listitem').first()).toBeVisible()
    const text = page.getByRole('listitem').first().element().textContent
    for (const said of [
      /aktív: igen →.*nem/,
      /próbaidőszak vége: /,
      /hozzáadott jogosultságok: Felhasználók: módosítás, ads\.txt: megtekintés/,
      /elvett jogosultságok: moon\.read →.*nincs/,
      /név: ads\.read/,
      /nyelve: magyar →.*magyar, angol/,
      /országok: Ausztria, Burgenland/,
      /csomag: próbaidőszak, Induló →.*ingyenes \(megadva\)/,
      /állapot: új →.*megválaszolva/,
      /típus: márka →.*moon/,
      /téma: moon →.*Betegség/,
      /borító: \{"leave":"vac →.*Betegszabadság, 5 kivett nap, 2 maradt nap/,
      /felhasználó: törölt fiók/,
      /jegyzet: a szövege nincs a naplóban/,
    ])
      expect(text).toMatch(said)
    expect(text).not.toContain('–')
  })

  it('is filtered by area and days, each in the address', async () => {
    answer(listOperatorLog, () => ({ data: [entry()], next: null }))
    showFresh(<OperatorLogPage />)
    await userEvent.click(page.getByRole('button', { name: /Terület/ }))
    await userEvent.click(page.getByRole('option', { name: 'Üzemeltetők' }))
    await expect.poll(() => askedOf(listOperatorLog).at(-1)).toEqual({ query: { area: 'admin-users' } })
    await userEvent.fill(page.getByRole('textbox', { name: 'Ettől' }), '2026-11-01')
    await expect
      .poll(() => askedOf(listOperatorLog).at(-1))
      .toEqual({ query: { area: 'admin-users', from: '2026-11-01' } })
  })

  it('goes on past a page that filters leave empty, and loads older entries when asked to', async () => {
    answer(listOperatorLog, ({ query }) => {
      if (!query.cursor) return { data: [], next: '5#e5' }
      if (query.cursor === '5#e5') return { data: [entry()], next: '1#e1' }
      return { data: [entry({ id: 'e2', subject: { id: 'x', name: 'eva@szabi.example' } })], next: null }
    })
    showFresh(<OperatorLogPage />)
    await userEvent.click(page.getByRole('button', { name: 'Továbbiak betöltése' }))
    await expect.element(page.getByText('eva@szabi.example')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
    await expect.element(page.getByText('2 sor látszik')).toBeVisible()
  })

  it('says that nothing matches, and that it could not be loaded', async () => {
    answer(listOperatorLog, () => ({ data: [], next: null }))
    showFresh(<OperatorLogPage />, '/admin/log?area=audit')
    await expect.element(page.getByText('Nincs a keresésnek megfelelő sor.')).toBeVisible()
    refuse(listOperatorLog, 500, 'Hiba')
    await userEvent.click(page.getByRole('button', { name: 'Keresés törlése' }))
    await expect.element(page.getByText('Ezt most nem sikerült betölteni.')).toBeVisible()
  })
})
