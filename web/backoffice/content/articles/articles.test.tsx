import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addArticle } from '#shared/backoffice/contract/articles/add-article.ts'
import { changeArticle } from '#shared/backoffice/contract/articles/change-article.ts'
import { listOwnArticles } from '#shared/backoffice/contract/articles/list-own-articles.ts'
import { removeArticle } from '#shared/backoffice/contract/articles/remove-article.ts'
import { showOwnArticle, type ArticleView } from '#shared/backoffice/contract/articles/show-own-article.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../../backoffice.test-support.ts'
import { AreaParams } from '../../frame/area-params.ts'
import { act, field, overtaken, press } from '../content.test-support.ts'
import { ArticleEditor } from './article-page.tsx'
import { ArticlesPage } from './articles-page.tsx'

const article: ArticleView = {
  id: 'a',
  slug: 'mit-er-egy-nap',
  title: 'Mit ér egy nap?',
  category: 'csalad',
  lead: 'Rövid.',
  body: 'Első.\n\n<script>alert(1)</script>',
  cover: { leave: 'vacation', boxes: [{ days: 3, drawn: 'planned' }] },
  published: '2026-11-20',
  is_published: true,
  minutes: 1,
  created_at: 0,
  changed_at: 0,
  version: 3,
}
const { id: _id, minutes: _minutes, created_at: _created, changed_at: _changed, ...known } = article

beforeEach(() => {
  operatorIn()
  answer(showOwnArticle, () => ({ data: article }))
  answer(listOwnArticles, () => ({
    data: [article, { ...article, id: 'b', title: 'Vázlat', is_published: false }],
    next: null,
  }))
})

describe('the articles of operators', () => {
  it('are listed with their address, their day and whether they are published, and deleted after a question', async () => {
    answer(removeArticle, () => ({}))
    showFresh(<ArticlesPage />)
    await expect.element(page.getByRole('row', { name: /Mit ér/ })).toBeVisible()
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Mit ér egy nap\?.*\/blog\/mit-er-egy-nap.*Család.*Közzétéve/),
      expect.stringMatching(/Vázlat.*Piszkozat/),
    ])
    expect(await axeOfElement()).toEqual([])
    await act('Mit ér', 'Törlés')
    await press('Törlés')
    await expect.poll(told).toEqual(['Törölve: Mit ér egy nap?'])
  })
})

const edit = async (id: string) => {
  showFresh(
    <AreaParams value={{ id }}>
      <ArticleEditor today="2026-11-20" renderPreview={({ body }) => <p data-testid="preview">{body}</p>} />
    </AreaParams>,
  )
  await expect.element(field('Cím')).toBeVisible()
}

describe('the form of an article', () => {
  it('shows what the blog will, and keeps what was typed where the address is taken', async () => {
    refuse(addArticle, 422, 'Nézd át', { slug: ['Ezen a címen már van cikk.'] })
    await edit('new')
    const typed = { Cím: article.title, Webcím: article.slug, Bevezető: article.lead, Szöveg: article.body }
    for (const [name, value] of Object.entries(typed)) await userEvent.fill(field(name), value)
    await expect.poll(() => page.getByTestId('preview').element().textContent).toContain('<script>alert(1)</script>')
    await press('Mentés')
    await expect.element(page.getByText('Ezen a címen már van cikk.')).toBeVisible()
    await expect.element(field('Szöveg')).toHaveValue(article.body)
    expect(askedOf(addArticle)[0]).toEqual({
      body: {
        slug: known.slug,
        title: known.title,
        category: 'szabadsag',
        lead: known.lead,
        body: known.body,
        cover: { leave: 'vacation', boxes: [{ days: 5, drawn: 'planned' }] },
        published: '2026-11-20',
        is_published: false,
      },
    })
    expect(await axeOfElement()).toEqual([])
  })

  it('has a picture of several runs of days, which are added and taken away', async () => {
    answer(changeArticle, () => ({ data: article }))
    await edit('a')
    await press('Újabb szakasz')
    await press('1. szakasz törlése')
    await press('Mentés')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changeArticle)).toEqual([
      {
        path: { id: 'a' },
        body: { ...known, cover: { leave: 'vacation', boxes: [{ days: 1, drawn: 'planned' }] } },
      },
    ])
  })

  it('shows beside it what somebody else has saved meanwhile', async () => {
    answer(changeArticle, () => {
      answer(showOwnArticle, () => ({ data: { ...article, title: 'Más cím', is_published: false, version: 4 } }))
      throw overtaken()
    })
    await edit('a')
    await userEvent.fill(field('Bevezető'), 'Hosszabb.')
    await press('Mentés')
    await expect
      .poll(() => page.getByRole('alert').element().textContent)
      .toMatch(/CímMás cím.*BevezetőRövid\..*ÁllapotPiszkozat/)
    answer(changeArticle, () => ({ data: article }))
    await press('Mentés az enyémmel')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changeArticle).at(-1)).toMatchObject({ body: { lead: 'Hosszabb.', version: 4 } })
  })

  it('is only the preview for whoever may not write', async () => {
    operatorIn(['articles.read'])
    showFresh(
      <AreaParams value={{ id: 'a' }}>
        <ArticleEditor today="2026-11-20" renderPreview={({ body }) => <p data-testid="preview">{body}</p>} />
      </AreaParams>,
    )
    await expect.element(page.getByTestId('preview')).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
  })

  it('cannot be begun by whoever may not write, who is told so', async () => {
    operatorIn(['articles.read'])
    showFresh(
      <AreaParams value={{ id: 'new' }}>
        <ArticleEditor today="2026-11-20" renderPreview={() => null} />
      </AreaParams>,
    )
    await expect.element(page.getByText(/csak az írhat, akinek írási jogosultsága van/)).toBeVisible()
    expect(page.getByRole('textbox').elements()).toEqual([])
  })
})
