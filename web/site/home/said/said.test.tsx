import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import home from '#shared/words/hu/home.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { PartnersSection } from './partners-section.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'

i18next.addResourceBundle('hu', 'home', home)

const said = {
  id: 'a',
  title: 'Nem táblázunk',
  rating: 4,
  description: 'Végre <b>egy helyen</b> van minden.',
  name: 'Kis Ilona',
  position: 'irodavezető',
  company: 'Kéktó Műhely Kft.',
}
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const partner = { id: 'p', name: 'Kéktó', kind: 'brand' as const, src: picture, width: 120, height: 40 }

describe('O10 what customers say', () => {
  it('is shown with who says it and the rating in words; markup stays text', async () => {
    show(<TestimonialsSection testimonials={[said, { ...said, id: 'b', title: 'Másik', rating: 5 }]} />)
    await expect.element(page.getByRole('heading', { name: home.testimonialsTitle })).toBeVisible()
    await expect.element(page.getByText('Nem táblázunk')).toBeVisible()
    await expect.element(page.getByText('Végre <b>egy helyen</b> van minden.').first()).toBeVisible()
    await expect.element(page.getByText('irodavezető, Kéktó Műhely Kft.').first()).toBeVisible()
    await expect.element(page.getByRole('img', { name: '4 csillag az ötből' })).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
    expect(document.querySelectorAll('blockquote p *')).toHaveLength(0)
    expect(await axeOfElement()).toEqual([])
  })

  it('fills as many stars as it has, of five', async () => {
    show(<TestimonialsSection testimonials={[said]} />)
    const rating = page.getByRole('img', { name: '4 csillag az ötből' })
    await expect.element(rating).toBeVisible()
    const stars = rating.element()
    expect(stars.querySelectorAll('svg')).toHaveLength(5)
    expect(stars.querySelectorAll('[data-filled]')).toHaveLength(4)
  })
})

it('O10 shows who says it also where their position or company is not said', async () => {
  show(<TestimonialsSection testimonials={[{ ...said, position: '', company: 'Kéktó Műhely Kft.' }]} />)
  await expect.element(page.getByText('Kis Ilona')).toBeVisible()
  await expect.element(page.getByText('Kéktó Műhely Kft.', { exact: true })).toBeVisible()
})

describe('E09 the logos of partners and brands', () => {
  it('are named, and have their place before they come', async () => {
    show(<PartnersSection partners={[partner, { ...partner, id: 'q', name: 'Másik' }]} />)
    await expect.element(page.getByRole('region', { name: home.brandsTitle })).toBeVisible()
    const logo = page.getByRole('img', { name: 'Kéktó' }).element()
    expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['120', '40'])
    expect(page.getByRole('img').elements()).toHaveLength(2)
    expect(await axeOfElement()).toEqual([])
  })
})
