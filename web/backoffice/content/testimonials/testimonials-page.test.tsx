import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addTestimonial } from '#shared/backoffice/contract/testimonials/add-testimonial.ts'
import { changeTestimonial } from '#shared/backoffice/contract/testimonials/change-testimonial.ts'
import { listTestimonials, type TestimonialView } from '#shared/backoffice/contract/testimonials/list-testimonials.ts'
import { orderTestimonials } from '#shared/backoffice/contract/testimonials/order-testimonials.ts'
import { removeTestimonial } from '#shared/backoffice/contract/testimonials/remove-testimonial.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '../../backoffice.test-support.ts'
import { act, field, gone, overtaken, press } from '../content.test-support.ts'
import { TestimonialsPage } from './testimonials-page.tsx'

const one: TestimonialView = {
  id: 'one',
  title: 'Nem táblázunk',
  rating: 4,
  description: 'Végre <b>egy helyen</b> van minden.',
  name: 'Kis Ilona',
  position: 'irodavezető',
  company: 'Kéktó Kft.',
  language: 'hu',
  active: true,
  place: 0,
  changed_at: 0,
  version: 3,
}
const other: TestimonialView = { ...one, id: 'other', title: 'Egy kattintás', active: false, place: 1 }
const english: TestimonialView = { ...one, id: 'english', title: 'No more sheets', language: 'en' }
const listed = (...data: TestimonialView[]) => answer(listTestimonials, () => ({ data }))
const { id: _id, place: _place, changed_at: _at, version: _version, ...draft } = one

beforeEach(() => {
  operatorIn()
  listed(one, other, english)
})
afterEach(() => i18next.changeLanguage('hu'))

async function shown() {
  showFresh(<TestimonialsPage renderPreview={({ description }) => <p data-testid="preview">{description}</p>} />)
  await expect.element(page.getByRole('row', { name: /Nem táblázunk/ })).toBeVisible()
}
const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent)

describe('O10 testimonials', () => {
  it('are listed by the language of their home page, what is hidden too, and markup in them is text', async () => {
    await shown()
    expect(rows()).toEqual([
      expect.stringMatching(/Nem táblázunk.*<b>egy helyen<\/b>.*Kis Ilona.*4\/5.*Látható/),
      expect.stringMatching(/Egy kattintás.*Rejtett/),
    ])
    expect(await axeOfElement()).toEqual([])
    await userEvent.click(page.getByRole('radio', { name: /Angol/ }))
    await expect.poll(rows).toEqual([expect.stringContaining('No more sheets')])
  })

  it('are added to the language that is looked at, with what they will look like', async () => {
    answer(addTestimonial, () => ({ data: one }))
    await shown()
    await press('Új vélemény')
    await press('Mentés')
    await expect.element(field('Cím')).toHaveAttribute('aria-invalid', 'true')
    expect(askedOf(addTestimonial)).toEqual([])
    const typed = { Cím: one.title, Szöveg: one.description, Név: one.name, Munkakör: one.position, Cég: one.company }
    for (const [name, value] of Object.entries(typed)) await userEvent.fill(field(name), value)
    await expect.element(page.getByTestId('preview')).toHaveTextContent(one.description)
    await userEvent.click(page.getByRole('button', { name: /Értékelés/ }))
    await userEvent.click(page.getByRole('option', { name: '4 csillag az ötből' }))
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
    await press('Mentés')
    await expect.poll(told).toEqual(['Hozzáadva: Nem táblázunk'])
    expect(askedOf(addTestimonial)).toEqual([{ body: draft }])
  })

  it('are changed under the version that was read, and what somebody else has saved stands beside', async () => {
    answer(changeTestimonial, () => {
      listed({ ...one, name: 'Nagy Éva', rating: 5, version: 4 }, other)
      throw overtaken()
    })
    await shown()
    await act('Nem táblázunk', 'Módosítás')
    await userEvent.fill(field('Cím'), 'Más cím')
    await press('Mentés')
    const alert = page.getByRole('alert')
    await expect.poll(() => alert.element().textContent).toMatch(/CímNem táblázunk.*NévNagy Éva.*5 csillag az ötből/)
    expect(askedOf(changeTestimonial)).toEqual([
      { path: { id: 'one' }, body: { ...draft, title: 'Más cím', version: 3 } },
    ])
    answer(changeTestimonial, () => ({ data: one }))
    await press('Mentés az enyémmel')
    await expect.poll(told).toEqual(['Mentve'])
    expect(askedOf(changeTestimonial).at(-1)).toMatchObject({ body: { title: 'Más cím', version: 4 } })
  })

  it('keep what was typed where somebody else has deleted them meanwhile, and say so', async () => {
    answer(changeTestimonial, () => {
      listed(other)
      throw gone()
    })
    await shown()
    await act('Nem táblázunk', 'Módosítás')
    await userEvent.fill(field('Cím'), 'Más cím')
    await press('Mentés')
    await expect.element(page.getByText(/Közben valaki más törölte/)).toBeVisible()
    await expect.poll(rows).toEqual([expect.stringMatching(/Egy kattintás/)])
    await expect.element(field('Cím')).toHaveValue('Más cím')
    await expect.element(field('Szöveg')).toHaveValue(one.description)
  })

  it('take another place by their menu, and not beyond the ends', async () => {
    answer(orderTestimonials, () => ({}))
    await shown()
    await act('Egy kattintás', 'Egy hellyel feljebb')
    await expect.poll(() => askedOf(orderTestimonials)).toEqual([{ body: { language: 'hu', ids: ['other', 'one'] } }])
    await userEvent.click(page.getByRole('row', { name: /Egy kattintás/ }).getByRole('button'))
    await expect
      .element(page.getByRole('menuitem', { name: 'Egy hellyel lejjebb' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('are deleted after a question', async () => {
    refuse(removeTestimonial, 404, 'Ez már nincs meg.')
    await shown()
    await act('Nem táblázunk', 'Törlés')
    await expect.element(page.getByText('Törlöd ezt a véleményt: Nem táblázunk?')).toBeVisible()
    await press('Törlés')
    await expect.poll(told).toEqual(['Ez már nincs meg.'])
    expect(askedOf(removeTestimonial)).toEqual([{ path: { id: 'one' } }])
  })

  it('are only looked at by whoever may not change them', async () => {
    operatorIn(['testimonials.read'])
    await shown()
    expect(page.getByRole('button', { name: 'Új vélemény' }).elements()).toEqual([])
    expect(page.getByRole('row').getByRole('button').elements()).toEqual([])
  })

  it('say that there are none, and what that means', async () => {
    listed()
    showFresh(<TestimonialsPage renderPreview={() => null} />)
    await expect.element(page.getByText(/Ezen a nyelven még nincs vélemény/)).toBeVisible()
  })
})
