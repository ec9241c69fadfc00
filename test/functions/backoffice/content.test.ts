import { describe, expect, it } from 'vitest'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { changeAds } from '#shared/backoffice/contract/ads/change-ads.ts'
import { previewAds } from '#shared/backoffice/contract/ads/preview-ads.ts'
import { showAds } from '#shared/backoffice/contract/ads/show-ads.ts'
import { changePageMeta } from '#shared/backoffice/contract/page-meta/change-page-meta.ts'
import { listPageMeta } from '#shared/backoffice/contract/page-meta/list-page-meta.ts'
import { exportTranslations } from '#shared/backoffice/contract/translations/export-translations.ts'
import { importTranslations } from '#shared/backoffice/contract/translations/import-translations.ts'
import { listTranslations } from '#shared/backoffice/contract/translations/list-translations.ts'
import { previewImport } from '#shared/backoffice/contract/translations/preview-import.ts'
import { publishTranslations } from '#shared/backoffice/contract/translations/publish-translations.ts'
import { permissions } from '#shared/contract/permission.ts'
import { site } from '#shared/site/contract.ts'
import type { WantedEdit } from '#shared/backoffice/translations/publication.ts'
import { translations } from '#shared/words/translations.ts'
import { refused } from '#test/support/client.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'
import { openWorld, type Person } from '#test/support/world.ts'

// What operators edit is said to everybody, so that nobody else may be there.
const world = openWorld(() => ownCloud())
const all = { additions: permissions }

const base64 = (text: string | Uint8Array) => Buffer.from(text as string).toString('base64')
const publish = (by: Person, ...changes: WantedEdit[]) => by.client.asked(publishTranslations, { body: { changes } })
const weekend = (over: Partial<WantedEdit>): WantedEdit => ({
  language: 'hu',
  namespace: 'weekends',
  key: 'title',
  from: null,
  to: 'Hosszú hétvégék: {{year}}',
  ...over,
})
const rowOf = async (by: Person, id: string) => {
  const [namespace] = id.split(':')
  const { data } = await by.client.asked(listTranslations, { query: { namespace, q: id } })
  return data.find(row => row.id === id)!
}
const exported = async (by: Person, language: string) =>
  (await by.client.asked(exportTranslations, { path: { language } })).data

describe('O05 translations', () => {
  it('are listed page by page, each once, in every language, with the areas to choose from', async () => {
    const operator = await world.operator(all)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof operator.client.asked<typeof listTranslations>>> =
        await operator.client.asked(listTranslations, { query: { ...(cursor && { cursor }) } })
      expect(page.data.length).toBeLessThanOrEqual(100)
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next
      expect(page.namespaces).toEqual(Object.keys(translations.hu))
      expect(page.counts.all).toBeGreaterThan(1000)
    } while (cursor)
    const keys = Object.entries(translations.hu).flatMap(([name, list]) =>
      Object.keys(list).map(key => `${name}:${key}`),
    )
    expect(seen).toEqual(keys)
    const nothing = await operator.client.asked(listTranslations, { query: { q: 'nincsilyenszöveg' } })
    expect(nothing).toMatchObject({ data: [], next: null, counts: { all: 0 } })
    const beyond = await operator.client.asked(listTranslations, { query: { cursor: 'site:gone' } })
    expect(beyond.data).toEqual([])
  })

  it('are said to everybody once they are published, and found among the edited until they are reset', async () => {
    const operator = await world.operator(all)
    const before = translations.hu.weekends.title
    const to = `${before} (új)`
    expect(await publish(operator, weekend({ to }))).toMatchObject({ data: { changed: 1 } })
    expect((await rowOf(operator, 'weekends:title')).hu).toEqual({ released: before, edited: to, is_unfit: false })
    const edited = await operator.client.asked(listTranslations, { query: { filter: 'edited' } })
    expect(edited.data.map(({ id }) => id)).toEqual(['weekends:title'])
    expect((await world.visitor('hu').asked(site.translate)).data.weekends).toMatchObject({ title: to })
    await publish(operator, weekend({ from: to, to: null }))
    expect((await rowOf(operator, 'weekends:title')).hu.edited).toBeNull()
    expect((await world.visitor('hu').asked(site.translate)).data).toEqual(translations.hu)
    const { data: log } = await operator.client.asked(listOperatorLog, { query: { area: 'translations' } })
    expect(log.slice(0, 2)).toMatchObject([
      { act: 'published', subject: { id: 'hu' }, changes: [{ field: 'weekends:title', before: to, after: before }] },
      { act: 'published', subject: { id: 'hu' }, changes: [{ field: 'weekends:title', before, after: to }] },
    ])
  })

  it('are published all or none: one that lost a placeholder keeps the others back, with the sentence at it', async () => {
    const operator = await world.operator(all)
    const good = weekend({ namespace: 'common', key: 'save', to: 'Elmentem' })
    const { errors, status } = await refused(publish(operator, good, weekend({ to: 'Hosszú hétvégék' })))
    expect(status).toBe(422)
    expect(Object.keys(errors)).toEqual(['changes.1.to'])
    expect((await rowOf(operator, 'common:save')).hu.edited).toBeNull()
    expect((await refused(publish(operator, weekend({ key: 'constructor' })))).status).toBe(422)
  })

  it('are not overwritten where somebody else has changed them meanwhile', async () => {
    const [one, other] = [await world.operator(all), await world.operator(all)]
    const of = (from: string | null, to: string | null) => weekend({ namespace: 'common', key: 'cancel', from, to })
    await publish(one, of(null, 'Mégsem kell'))
    expect(await refused(publish(other, of(null, 'Elvetem')))).toMatchObject({ status: 409 })
    expect((await rowOf(other, 'common:cancel')).hu.edited).toBe('Mégsem kell')
    await publish(other, of('Mégsem kell', null))
  })

  it('are read by whoever may read, and changed by nobody who may only do that', async () => {
    const reader = await world.operator({ additions: ['translations.read'] })
    expect((await rowOf(reader, 'common:save')).en.released).toBe('Save')
    expect((await refused(publish(reader, weekend({})))).status).toBe(403)
    const stranger = await world.operator({ additions: ['ads.read'] })
    expect((await refused(exported(stranger, 'hu'))).status).toBe(403)
  })
})

describe('V10 X05 files of translations', () => {
  const preview = (by: Person, name: string, text: string | Uint8Array) =>
    by.client.asked(previewImport, { body: { name, content: base64(text) } })
  const imported = (by: Person, name: string, text: string, version: string) =>
    by.client.asked(importTranslations, { body: { name, content: base64(text), version } })

  it('is neither published nor imported by whoever has not just confirmed who they are', async () => {
    const stale = await world.operator({ ...all, isConfirmed: false })
    for (const call of [
      () => publish(stale, weekend({ to: 'Nem jelenik meg {{year}}' })),
      () => imported(stale, 'hu.json', '{}', 'v'),
    ])
      expect(await refused(call())).toMatchObject({ status: 428, code: 'identityUnconfirmed' })
  })

  it.each(['hu', 'en'] as const)('importing what was exported changes nothing: %s', async language => {
    const operator = await world.operator(all)
    await publish(operator, weekend({ language, to: `{{year}} (${language})` }))
    const file = await exported(operator, language)
    expect(file.name).toBe(`${language}.json`)
    const { data } = await preview(operator, file.name, file.text)
    expect(data).toMatchObject({ language, count: 0, changes: [] })
    expect((await imported(operator, file.name, file.text, data.version)).data).toEqual({ language, changed: 0 })
    expect(await exported(operator, language)).toEqual(file)
    await publish(operator, weekend({ language, from: `{{year}} (${language})`, to: null }))
  })

  it('show what they would change, and change it all at once under the version that was shown', async () => {
    const operator = await world.operator(all)
    const file = JSON.parse((await exported(operator, 'en')).text) as Record<string, Record<string, string>>
    file.common!.save = 'Keep'
    file.site!.help = 'Support'
    const text = JSON.stringify(file)
    const { data } = await preview(operator, 'szabi-en.json', text)
    expect(data).toMatchObject({ language: 'en', count: 2 })
    expect(data.changes).toContainEqual({ namespace: 'common', key: 'save', from: 'Save', to: 'Keep' })
    expect((await rowOf(operator, 'common:save')).en.edited).toBeNull()
    expect((await imported(operator, 'szabi-en.json', text, data.version)).data.changed).toBe(2)
    expect((await rowOf(operator, 'common:save')).en.edited).toBe('Keep')
    expect(await refused(imported(operator, 'szabi-en.json', text, data.version))).toMatchObject({ status: 409 })
    const { data: log } = await operator.client.asked(listOperatorLog, { query: { area: 'translations' } })
    expect(log[0]).toMatchObject({ act: 'imported', subject: { id: 'en', name: 'English' } })
    const released = JSON.stringify(translations.en)
    const back = await preview(operator, 'en.json', released)
    await imported(operator, 'en.json', released, back.data.version)
    expect((await rowOf(operator, 'common:save')).en.edited).toBeNull()
  })

  const whole = translations.en
  it.each([
    ['a wrong name', 'english.json', JSON.stringify(whole), 'Incorrect filename'],
    ['another language', 'de.json', JSON.stringify(whole), 'Unsupported language: de'],
    ['a missing brace', 'en.json', JSON.stringify(whole, null, 2).slice(0, -2), 'JSON'],
    ['an unknown key', 'en.json', JSON.stringify({ ...whole, more: { a: 'b' } }), 'more:a'],
    ['a missing key', 'en.json', JSON.stringify({ ...whole, common: {} }), 'common:actionsFor'],
    [
      'a lost placeholder',
      'en.json',
      JSON.stringify({ ...whole, weekends: { ...whole.weekends, title: 'x' } }),
      'weekends:title',
    ],
    ['another encoding', 'en.json', Uint8Array.from([0x7b, 0xf5, 0x7d]), 'UTF-8'],
    ['more than 2 MB', 'en.json', ' '.repeat(2_000_100), '2 MB'],
  ])('are refused for %s, with a sentence that says it', async (_, name, text, said) => {
    const operator = await world.operator(all, 'en')
    const { status, errors } = await refused(preview(operator, name, text))
    expect([status, Object.keys(errors)]).toEqual([422, ['content']])
    expect(String(errors.content)).toContain(said)
  })

  it('of 10 MB are refused as too large, and a language that is not there has none', async () => {
    const operator = await world.operator(all)
    expect((await refused(preview(operator, 'en.json', 'x'.repeat(7_000_000)))).status).toBe(413)
    expect((await refused(exported(operator, 'de'))).status).toBe(404)
  })
})

describe('O06 E10 page meta data', () => {
  const nothing = { title: null, description: null, robots: null, og_title: null, og_description: null, og_image: null }
  const help = { path: '/help', language: 'hu' } as const
  const metaOf = async (by: Person, path: string, language: string) =>
    (await by.client.asked(listPageMeta)).data.find(one => one.path === path && one.language === language)!

  it('is listed for every page in each of its languages, with what the release says', async () => {
    const operator = await world.operator(all)
    const { data } = await operator.client.asked(listPageMeta)
    expect(data).toHaveLength(19)
    expect(data.filter(({ path }) => path === '/blog').map(({ language }) => language)).toEqual(['hu'])
    expect(await metaOf(operator, '/help', 'en')).toMatchObject({
      ...nothing,
      released: { title: 'Help · Szabi', og_image: '/og/en/help.png' },
      changed_at: null,
      version: 0,
    })
  })

  it('is changed under the version that was read, and reset by saying nothing', async () => {
    const operator = await world.operator(all)
    const change = (over: object, version: number) =>
      operator.client.asked(changePageMeta, { body: { ...nothing, ...help, version, ...over } })
    const { data } = await change({ title: 'Segítség', robots: 'noindex, follow' }, 0)
    expect(data).toMatchObject({ title: 'Segítség', robots: 'noindex, follow', version: 1 })
    expect(await refused(change({ title: 'Más' }, 0))).toMatchObject({ status: 409 })
    expect(await metaOf(operator, '/help', 'hu')).toEqual(data)
    expect((await change({ title: 'Segítség', robots: 'noindex, follow' }, 1)).data.version).toBe(1)
    expect((await change({}, 1)).data).toMatchObject({ ...nothing, version: 2 })
    const { data: log } = await operator.client.asked(listOperatorLog, { query: { area: 'page-meta' } })
    expect(log).toHaveLength(2)
    expect(log[1]!.changes).toEqual([
      { field: 'title', before: null, after: 'Segítség' },
      { field: 'robots', before: null, after: 'noindex, follow' },
    ])
  })

  it('is refused for a page or a language that has none, and for a picture that is no address', async () => {
    const operator = await world.operator(all)
    const change = (over: object) =>
      operator.client.asked(changePageMeta, { body: { ...nothing, ...help, version: 0, ...over } })
    expect((await refused(change({ path: '/blog', language: 'en' }))).status).toBe(404)
    expect(Object.keys((await refused(change({ og_image: 'javascript:alert(1)' }))).errors)).toEqual(['og_image'])
    expect(Object.keys((await refused(change({ path: '/dashboard' as never }))).errors)).toEqual(['path'])
  })
})

describe('O07 V11 ads.txt', () => {
  it('has lines that are changed under the version that was read', async () => {
    const operator = await world.operator(all)
    const entries = [
      { content: 'a.example, 1, DIRECT', active: true },
      { content: 'b.example, 2, DIRECT', active: false },
    ]
    const { version } = (await operator.client.asked(showAds)).data
    const change = (over: object) => operator.client.asked(changeAds, { body: { entries, version, ...over } })
    expect((await change({})).data).toMatchObject({ entries, version: version + 1 })
    expect((await operator.client.asked(showAds)).data).toMatchObject({ entries, version: version + 1 })
    expect(await refused(change({ entries: [] }))).toMatchObject({ status: 409 })
    expect((await change({ version: version + 1 })).data.version).toBe(version + 1)
    const bad = [{ content: 'a\nb', active: true }]
    expect(Object.keys((await refused(change({ entries: bad }))).errors)).toEqual(['entries.0.content'])
    await change({ entries: [], version: version + 1, file: 'ads.csv' })
    const { data: log } = await operator.client.asked(listOperatorLog, { query: { area: 'ads' } })
    expect(log).toMatchObject([
      { act: 'imported', subject: { id: 'ads', name: 'ads.csv' } },
      {
        act: 'changed',
        changes: [{ field: 'lines', before: null, after: 'a.example, 1, DIRECT\n# b.example, 2, DIRECT' }],
      },
    ])
  })

  it('takes a thousand lines as long as they may be', async () => {
    const operator = await world.operator(all)
    const { version } = (await operator.client.asked(showAds)).data
    const entries = Array.from({ length: 1000 }, (_, place) => ({
      content: `${place} ${'x'.repeat(290)}`,
      active: true,
    }))
    expect((await operator.client.asked(changeAds, { body: { entries, version } })).data.entries).toHaveLength(1000)
  })

  it('refuses lines that are too many bytes together, in a sentence', async () => {
    const operator = await world.operator(all, 'en')
    const { version } = (await operator.client.asked(showAds)).data
    const entries = Array.from({ length: 1000 }, (_, place) => ({
      content: `${place} ${'é'.repeat(290)}`,
      active: true,
    }))
    const refusal = await refused(operator.client.asked(changeAds, { body: { entries, version } }))
    expect([refusal.status, refusal.errors]).toEqual([422, { entries: [expect.stringContaining('300,000 bytes')] }])
    expect((await operator.client.asked(showAds)).data.version).toBe(version)
  })

  it('reads TXT with a line each and CSV with semicolons, and says what is wrong with any other', async () => {
    const operator = await world.operator(all, 'en')
    const read = (name: string, text: string | Uint8Array) =>
      operator.client.asked(previewAds, { body: { name, content: base64(text) } })
    expect((await read('ads.txt', 'a.example, 1, DIRECT\r\n\r\n# note\n')).data.entries).toEqual([
      { content: 'a.example, 1, DIRECT', active: true },
      { content: '# note', active: true },
    ])
    expect((await read('ads.csv', 'content;active\na.example, 1, DIRECT;0\n')).data.entries).toEqual([
      { content: 'a.example, 1, DIRECT', active: false },
    ])
    const bad: [string, string | Uint8Array, string][] = [
      ['ads.pdf', 'x', 'TXT'],
      ['ads.csv', 'a;b;c;d', '1'],
      ['ads.txt', '', 'file'],
      ['ads.txt', Uint8Array.from([0xff, 0xfe]), 'UTF-8'],
    ]
    for (const [name, text, said] of bad)
      expect(String((await refused(read(name, text))).errors.content)).toContain(said)
  })
})
