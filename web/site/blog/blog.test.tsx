import i18next from 'i18next'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { articles } from '#shared/site/article.ts'
import blog from '#shared/words/hu/blog.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { articleBodies } from '#shared/site/article-bodies.ts'
import { ArticlePage } from './article-page.tsx'
import { BlogPage } from './blog-page.tsx'

i18next.addResourceBundle('hu', 'blog', blog)

const cards = () => page.getByRole('heading', { level: 2 }).elements()

it('R04 lists every article, and by a subject those of it', async () => {
  show(<BlogPage />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(blog.title)
  expect(cards()).toHaveLength(articles.length)
  expect(await axeOfElement()).toEqual([])
  await page.getByRole('link', { name: blog.categoryBetegseg }).click()
  await expect.poll(() => cards().length).toBe(articles.filter(({ category }) => category === 'betegseg').length)
  await page.getByRole('link', { name: blog.all }).click()
  await expect.poll(() => cards().length).toBe(articles.length)
})

it.each(articles.map(article => [article.slug, article] as const))(
  'R04 %s is drawn with its figures, its contents and its title',
  async (slug, article) => {
    const { body } = (await articleBodies[slug]!()).default
    show(<ArticlePage article={article} body={body} />)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(article.title)
    await expect.poll(() => document.title).toContain(article.title)
    const headings = body.filter(block => block.startsWith('## '))
    const contents = page.getByRole('navigation').getByRole('link').elements()
    expect(contents.map(link => link.textContent)).toEqual(headings.map(heading => heading.slice(3)))
    for (const link of contents) expect(document.querySelector(link.getAttribute('href')!)).not.toBeNull()
    expect(document.querySelectorAll('figure').length).toBe(body.filter(block => block.startsWith('```')).length)
    expect(document.querySelectorAll('pre')).toHaveLength(0)
    expect(await axeOfElement()).toEqual([])
  },
)

it('has a text for every article and no other', () => {
  expect(Object.keys(articleBodies).toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted())
})

it('R04 lists what operators have published among the articles of the release, by its day', async () => {
  const published = { ...articles[0]!, slug: 'uj-cikk', title: 'Új <b>cikk</b>', published: '2030-01-01' }
  show(<BlogPage published={[published]} />)
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('Új <b>cikk</b>')
  expect(cards()).toHaveLength(articles.length + 1)
  await expect.element(page.getByRole('link', { name: 'Új <b>cikk</b>' })).toHaveAttribute('href', '/blog/uj-cikk')
  expect(document.querySelectorAll('h2 b')).toHaveLength(0)
})

it('R04 a text of an operator is text: no tag of it becomes an element, and no script an address', async () => {
  const body = [
    '## Alcím',
    '<script>alert(1)</script> <img src=x onerror=alert(1)>',
    '[rossz](javascript:alert(1)) [jó](/help)',
  ]
  show(<ArticlePage article={{ ...articles[0]!, slug: 'uj-cikk' }} body={body} />)
  await expect.element(page.getByText('<script>alert(1)</script>', { exact: false })).toBeVisible()
  expect(document.querySelectorAll('article img, article script')).toHaveLength(0)
  expect(document.querySelectorAll('article a[href^="javascript"]')).toHaveLength(0)
  await expect.element(page.getByRole('link', { name: 'jó' })).toHaveAttribute('href', '/help')
})
