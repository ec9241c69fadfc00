import { describe, expect, it } from 'vitest'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { addTestimonial } from '#shared/backoffice/contract/testimonials/add-testimonial.ts'
import { changeTestimonial } from '#shared/backoffice/contract/testimonials/change-testimonial.ts'
import { listTestimonials } from '#shared/backoffice/contract/testimonials/list-testimonials.ts'
import { orderTestimonials } from '#shared/backoffice/contract/testimonials/order-testimonials.ts'
import { removeTestimonial } from '#shared/backoffice/contract/testimonials/remove-testimonial.ts'
import type { Permission } from '#shared/contract/permission.ts'
import type { TestimonialDraft } from '#shared/site/content/testimonial.ts'
import { showHome } from '#shared/site/contract/show-home.ts'
import { clientFor, refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'

const world = openWorld()
const may: { additions: Permission[] } = { additions: ['testimonials.write', 'audit.read'] }

const said: TestimonialDraft = {
  title: 'Nem táblázunk',
  rating: 4,
  description: 'Végre <b>egy helyen</b> van minden.',
  name: 'Kis Ilona',
  position: 'irodavezető',
  company: 'Kéktó Műhely Kft.',
  language: 'hu',
  active: true,
}

const add = async (by: Person, over: Partial<TestimonialDraft> = {}) =>
  (await by.client.asked(addTestimonial, { body: { ...said, ...over } })).data
const shown = async (language: 'hu' | 'en') =>
  (await clientFor(world.cloud.url, language).asked(showHome)).data.testimonials
const inOrder = async (by: Person, language: string) =>
  (await by.client.asked(listTestimonials)).data.filter(one => one.language === language).map(({ id }) => id)

describe('E10 O10 testimonials', () => {
  it('are on the home page of their language while they are active, as they were typed', async () => {
    const operator = await world.operator(may)
    const added = await add(operator)
    expect(await shown('hu')).toContainEqual(
      expect.objectContaining({ id: added.id, rating: 4, description: said.description }),
    )
    expect((await shown('en')).map(({ id }) => id)).not.toContain(added.id)

    const { id, version } = added
    await operator.client.asked(changeTestimonial, { path: { id }, body: { ...said, active: false, version } })
    expect((await shown('hu')).map(one => one.id)).not.toContain(id)
    await operator.client.asked(removeTestimonial, { path: { id } })
    expect(await inOrder(operator, 'hu')).not.toContain(id)
    expect((await refused(operator.client.asked(removeTestimonial, { path: { id } }))).status).toBe(404)
  })

  it('stand in the order of their language, which names all of them', async () => {
    const operator = await world.operator(may)
    await add(operator, { language: 'en', title: 'First' })
    await add(operator, { language: 'en', title: 'Second' })
    const turned = (await inOrder(operator, 'en')).toReversed()
    await operator.client.asked(orderTestimonials, { body: { language: 'en', ids: turned } })
    expect(await inOrder(operator, 'en')).toEqual(turned)
    expect((await shown('en')).map(({ id }) => id)).toEqual(turned)
    // Putting them in the order that they have changes nothing.
    await operator.client.asked(orderTestimonials, { body: { language: 'en', ids: turned } })

    for (const ids of [turned.slice(1), [...turned, 'unknown'], [turned[0]!, ...turned.slice(0, -1)]])
      expect(await refused(operator.client.asked(orderTestimonials, { body: { language: 'en', ids } }))).toMatchObject({
        status: 409,
      })
  })

  it('that move to another language come last there', async () => {
    const operator = await world.operator(may)
    await add(operator, { language: 'en' })
    const { id, version } = await add(operator)
    await operator.client.asked(changeTestimonial, { path: { id }, body: { ...said, language: 'en', version } })
    expect((await inOrder(operator, 'en')).at(-1)).toBe(id)
  })

  it('are never overwritten by whoever has not seen what somebody else has saved', async () => {
    const operator = await world.operator(may)
    const { id, version } = await add(operator)
    const path = { id }
    const body = { ...said, title: 'Elsőként', version }
    const { data } = await operator.client.asked(changeTestimonial, { path, body })
    expect(data).toMatchObject({ title: 'Elsőként', version: version + 1 })
    const late = await refused(
      operator.client.asked(changeTestimonial, { path, body: { ...body, title: 'Másodikként' } }),
    )
    expect(late.status).toBe(409)
    const { data: rows } = await operator.client.asked(listTestimonials)
    expect(rows.find(one => one.id === id)!.title).toBe('Elsőként')
    const again = { ...body, title: 'Másodikként', version: data.version }
    await operator.client.asked(changeTestimonial, { path, body: again })
    expect((await refused(operator.client.asked(changeTestimonial, { path: { id: 'unknown' }, body }))).status).toBe(
      404,
    )
  })

  it('leave what was done to them in the log, and nothing where nothing became different', async () => {
    const operator = await world.operator(may)
    const { id, version } = await add(operator)
    const changed = { ...said, rating: 5 }
    await operator.client.asked(changeTestimonial, { path: { id }, body: { ...changed, version } })
    await operator.client.asked(changeTestimonial, { path: { id }, body: { ...changed, version: version + 1 } })
    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: id } })
    expect(data.map(({ act }) => act).toSorted()).toEqual(['added', 'changed'])
    expect(data.find(({ act }) => act === 'changed')!.changes).toEqual([{ field: 'rating', before: '4', after: '5' }])
  })

  it('are refused with a sentence at the field', async () => {
    const operator = await world.operator(may)
    for (const [field, value] of Object.entries({
      title: ' ',
      rating: 6,
      description: 'x'.repeat(501),
      name: '',
      language: 'de',
    })) {
      const refusal = await refused(operator.client.asked(addTestimonial, { body: { ...said, [field]: value } }))
      expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([422, [field]])
    }
  })
})
