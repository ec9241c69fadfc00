import { describe, expect, it } from 'vitest'
import { addArticle } from '#shared/backoffice/contract/articles/add-article.ts'
import { changeArticle } from '#shared/backoffice/contract/articles/change-article.ts'
import { listOwnArticles } from '#shared/backoffice/contract/articles/list-own-articles.ts'
import { removeArticle } from '#shared/backoffice/contract/articles/remove-article.ts'
import { showOwnArticle } from '#shared/backoffice/contract/articles/show-own-article.ts'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import type { Permission } from '#shared/contract/permission.ts'
import { articles as released } from '#shared/site/article.ts'
import type { ArticleDraft } from '#shared/site/content/article.ts'
import { listArticles } from '#shared/site/contract/list-articles.ts'
import { showArticle } from '#shared/site/contract/show-article.ts'
import { clientFor, refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()
const may: { additions: Permission[] } = { additions: ['articles.write', 'audit.read'] }

const draft = (slug: string): ArticleDraft => ({
  slug,
  title: 'Mit ér egy <b>nap</b>?',
  category: 'csalad',
  lead: 'Rövid.',
  body: `${'szó '.repeat(400)}\n\n## Alcím\n\n<script>alert(1)</script>`,
  cover: { leave: 'vacation', boxes: [{ days: 3, drawn: 'planned' }] },
  published: '2030-01-01',
  is_published: true,
})
const add = async (by: Person, over: Partial<ArticleDraft> & { slug: string }) =>
  (await by.client.asked(addArticle, { body: { ...draft(over.slug), ...over } })).data
const guest = () => clientFor(world.cloud.url, 'hu')
const read = (slug: string) => guest().asked(showArticle, { path: { slug } })
const onBlog = async () => (await guest().asked(listArticles, { query: {} })).data.map(({ slug }) => slug)

describe('the articles of operators', () => {
  it('R04 are on the blog while they are published, as they were typed, and drafts are nobody’s but theirs', async () => {
    const operator = await world.operator(may)
    const added = await add(operator, { slug: 'elso-cikk', is_published: false })
    expect(added).toMatchObject({ minutes: 2, version: 1 })
    expect((await refused(read('elso-cikk'))).status).toBe(404)
    expect(await onBlog()).not.toContain('elso-cikk')

    const path = { id: added.id }
    await operator.client.asked(changeArticle, { path, body: { ...draft('elso-cikk'), version: 1 } })
    const { data } = await read('elso-cikk')
    expect(data.title).toBe('Mit ér egy <b>nap</b>?')
    expect(data.body.at(-1)).toBe('<script>alert(1)</script>')
    expect(await onBlog()).toContain('elso-cikk')

    await operator.client.asked(removeArticle, { path })
    expect((await refused(read('elso-cikk'))).status).toBe(404)
    expect((await refused(operator.client.asked(removeArticle, { path }))).status).toBe(404)
    expect((await refused(operator.client.asked(showOwnArticle, { path }))).status).toBe(404)
  })

  it('are read page by page with those of the release, each once, and no page follows a full one that is the last', async () => {
    const operator = await world.operator(may)
    const pageSize = 20
    async function pages() {
      const read: string[][] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { data, next } = await guest().asked(listArticles, { query: cursor ? { cursor } : {} })
        read.push(data.map(({ published, slug }) => `${published}#${slug}`))
        cursor = next
      }
      return read
    }
    const before = (await pages()).flat().length
    const missing = (pageSize - (before % pageSize)) % pageSize
    for (let one = 0; one < missing; one++)
      await add(operator, { slug: `sorban-${one}`, published: `2031-01-0${1 + (one % 3)}` })
    const whole = await pages()
    expect(whole.map(({ length }) => length)).toEqual(whole.map(() => pageSize))
    expect(whole.flat()).toEqual([...new Set(whole.flat())].sort().reverse())

    await add(operator, { slug: 'egy-utolso', published: '2001-01-01' })
    expect((await pages()).at(-1)).toEqual(['2001-01-01#egy-utolso'])
  })

  it('have an address that no other article has, of the release neither, and give it up with another one', async () => {
    const operator = await world.operator(may)
    const { id } = await add(operator, { slug: 'egyetlen-cikk' })
    for (const slug of ['egyetlen-cikk', released[0]!.slug])
      expect(await refused(add(operator, { slug }))).toMatchObject({
        status: 422,
        errors: { slug: [expect.any(String)] },
      })
    const other = await add(operator, { slug: 'masik-cikk' })
    const taken = { ...draft('egyetlen-cikk'), version: 1 }
    expect(
      (await refused(operator.client.asked(changeArticle, { path: { id: other.id }, body: taken }))).errors,
    ).toHaveProperty('slug')

    await operator.client.asked(changeArticle, { path: { id }, body: { ...draft('uj-cime'), version: 1 } })
    expect((await read('uj-cime')).data.slug).toBe('uj-cime')
    expect((await refused(read('egyetlen-cikk'))).status).toBe(404)
    await operator.client.asked(changeArticle, { path: { id: other.id }, body: taken })
    expect((await read('egyetlen-cikk')).data.slug).toBe('egyetlen-cikk')
  })

  it('of the same address, written at the same moment, are one', async () => {
    const operator = await world.operator(may)
    const tries = await Promise.allSettled([1, 2, 3].map(() => add(operator, { slug: 'egyszerre' })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('are refused with a sentence at the field', async () => {
    const operator = await world.operator(may)
    const wrong = { slug: 'Ékezetes cím', title: '', body: ' ', published: '2026-02-30', category: 'egyeb' }
    for (const [field, value] of Object.entries(wrong)) {
      const body = { ...draft('hibas'), [field]: value }
      const refusal = await refused(operator.client.asked(addArticle, { body }))
      expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]])
    }
  })

  it('are never overwritten unseen, are listed page by page, and leave in the log what was done', async () => {
    const operator = await world.operator(may)
    const { id } = await add(operator, { slug: 'naplozott', is_published: false })
    const path = { id }
    await operator.client.asked(changeArticle, { path, body: { ...draft('naplozott'), version: 1 } })
    const late = { ...draft('naplozott'), title: 'Más', version: 1 }
    expect((await refused(operator.client.asked(changeArticle, { path, body: late }))).status).toBe(409)
    await operator.client.asked(changeArticle, { path, body: { ...late, version: 2 } })
    expect((await operator.client.asked(showOwnArticle, { path })).data).toMatchObject({ title: 'Más', version: 3 })

    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: id } })
    expect(data.map(({ act }) => act).toSorted()).toEqual(['added', 'changed', 'published'])

    const { data: rows } = await operator.client.asked(listOwnArticles, { query: {} })
    const place = rows.findIndex(one => one.id === id)
    expect(rows[place]).not.toHaveProperty('body')
    const after = await operator.client.asked(listOwnArticles, { query: { cursor: id } })
    expect(after.data.map(one => one.id)).not.toContain(id)
    expect(after.data.map(one => one.id).slice(0, 3)).toEqual(rows.slice(place + 1, place + 4).map(one => one.id))
  })
})
