import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import calculator from '#shared/words/hu/calculator.json'
import home from '#shared/words/hu/home.json'
import site from '#shared/words/hu/site.json'
import { show } from '#web/ui/show.test-support.tsx'
import { setPageData } from '../../prerender/page-data.ts'
import { SectionsOfHome } from './sections-of-home.tsx'

for (const [name, words] of Object.entries({ calculator, home, site })) i18next.addResourceBundle('hu', name, words)

const said = {
  id: 'a',
  title: 'Nem táblázunk',
  rating: 5,
  description: 'Végre.',
  name: 'Kis Ilona',
  position: 'vezető',
  company: 'Kéktó',
}
const content = { testimonials: [said], partners: [], vat_percent: 27 }
const asked = vi.fn<(address: string) => void>()
const reply = (data: object) => new Response(JSON.stringify({ success: 1, data }))

beforeEach(() => {
  asked.mockClear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address: RequestInfo | URL) => {
    const path = address instanceof Request ? address.url : address.toString()
    asked(path)
    return path.includes('/landing/home') ? reply(content) : new Response('{}', { status: 404 })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  setPageData({})
})

/** Which home content was asked for, each once: React runs effects twice here. */
const homeCalls = () => [
  ...new Set(asked.mock.calls.map(([address]) => address).filter(address => address.includes('/landing/home'))),
]

describe('what operators have put on the home page', () => {
  it('is what the document was written with, and nothing is asked for', async () => {
    setPageData({ home: { language: 'hu', ...content } })
    show(<SectionsOfHome signUp={null} />)
    await expect.element(page.getByText('Nem táblázunk')).toBeVisible()
    expect(homeCalls()).toEqual([])
  })

  it('E09 is the tax that prices are shown with, with the decimal sign of the language', async () => {
    setPageData({ home: { language: 'hu', ...content, vat_percent: 25.5 } })
    show(<SectionsOfHome signUp={null} />)
    // 25 people at 490 Ft, and the tax on it.
    await expect.element(page.getByText(/15.374.*25,5%/)).toBeVisible()
  })

  it('E09 is the tax of the release while it is not known', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise<Response>(() => {}))
    show(<SectionsOfHome signUp={null} />)
    await expect.element(page.getByText(/15.558.*27%/)).toBeVisible()
  })

  it('is nothing where the document was written with none', async () => {
    setPageData({ home: { language: 'hu', testimonials: [], partners: [], vat_percent: 27 } })
    show(<SectionsOfHome signUp={null} />)
    await expect.element(page.getByRole('heading', { name: home.trustTitle })).toBeVisible()
    expect(page.getByText(home.testimonialsTitle).elements()).toEqual([])
    expect(page.getByText(home.brandsTitle).elements()).toEqual([])
    expect(homeCalls()).toEqual([])
  })

  it('is asked for where another page was opened first, and where the document is of another language', async () => {
    setPageData({
      home: { language: 'en', testimonials: [{ ...said, title: 'English' }], partners: [], vat_percent: 27 },
    })
    show(<SectionsOfHome signUp={null} />)
    await expect.element(page.getByText('Nem táblázunk')).toBeVisible()
    expect(page.getByText('English').elements()).toEqual([])
    expect(homeCalls()).toEqual(['/api/hu/landing/home'])
  })
})
