import { describe, expect, it } from 'vitest'
import { listOperatorLog } from '#shared/backoffice/contract/audit/list-operator-log.ts'
import { addPartner } from '#shared/backoffice/contract/partners/add-partner.ts'
import { changePartner } from '#shared/backoffice/contract/partners/change-partner.ts'
import { listPartners } from '#shared/backoffice/contract/partners/list-partners.ts'
import { orderPartners } from '#shared/backoffice/contract/partners/order-partners.ts'
import { removePartner } from '#shared/backoffice/contract/partners/remove-partner.ts'
import { showLogo } from '#shared/backoffice/contract/partners/show-logo.ts'
import type { Permission } from '#shared/contract/permission.ts'
import { largestLogo } from '#shared/site/content/partner.ts'
import { showHome } from '#shared/site/contract/show-home.ts'
import { clientFor, refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { pngOf } from './png.ts'

const world = openWorld()
const may: { additions: Permission[] } = { additions: ['partners.write', 'audit.read'] }
const draft = { kind: 'brand' as const, name: 'Kéktó', language: 'hu' as const, active: true }

const add = async (by: Person, over: object = {}) =>
  (await by.client.asked(addPartner, { body: { ...draft, logo: pngOf(120, 40), ...over } })).data
const shown = async (language: 'hu' | 'en') =>
  (await clientFor(world.cloud.url, language).asked(showHome)).data.partners
const logoOf = async (by: Person, id: string) => (await by.client.asked(showLogo, { path: { id } })).data

describe('E09 partners and brands', () => {
  it('are on the home page of their language with what their logo measures, while they are active', async () => {
    const operator = await world.operator(may)
    const { id, version, logo } = await add(operator)
    expect(logo).toMatchObject({ type: 'png', width: 120, height: 40 })
    expect(await shown('hu')).toContainEqual(
      expect.objectContaining({ id, name: 'Kéktó', width: 120, height: 40, src: `/brands/${logo.digest}.png` }),
    )
    expect(await logoOf(operator, id)).toEqual({ type: 'png', bytes: pngOf(120, 40) })
    await operator.client.asked(changePartner, { path: { id }, body: { ...draft, active: false, version } })
    expect((await shown('hu')).map(one => one.id)).not.toContain(id)
  })

  it('keep their logo until another one is sent, and take nobody else’s with them', async () => {
    const operator = await world.operator(may)
    const [one, other] = [await add(operator), await add(operator)]
    expect(one.logo.digest).not.toBe(other.logo.digest)
    const { id } = one
    const renamed = { ...draft, name: 'Zöldtó', version: one.version }
    const { data: kept } = await operator.client.asked(changePartner, { path: { id }, body: renamed })
    expect(kept.logo).toEqual(one.logo)
    const redrawn = { ...renamed, logo: pngOf(60, 60), version: kept.version }
    const { data: changed } = await operator.client.asked(changePartner, { path: { id }, body: redrawn })
    expect(changed.logo).toMatchObject({ width: 60, height: 60 })
    expect((await logoOf(operator, id)).bytes).toBe(pngOf(60, 60))
    // The same logo sent again stays.
    const again = { ...redrawn, version: changed.version }
    await operator.client.asked(changePartner, { path: { id }, body: again })
    expect((await logoOf(operator, id)).bytes).toBe(pngOf(60, 60))

    await operator.client.asked(removePartner, { path: { id } })
    expect((await refused(logoOf(operator, id))).status).toBe(404)
    expect((await logoOf(operator, other.id)).bytes).toBe(pngOf(120, 40))
    expect((await refused(operator.client.asked(removePartner, { path: { id } }))).status).toBe(404)
  })

  it('have logos that are told by their bytes, and refused with a sentence at the field', async () => {
    const operator = await world.operator(may)
    const files = {
      nothing: '',
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>').toString('base64'),
      gif: Buffer.from('GIF89a0000').toString('base64'),
      'ends in its header': pngOf(1, 1).slice(0, 20),
      'no base64': 'a b',
      'of no height': pngOf(10, 0),
      'fills the memory': pngOf(60_000, 60_000),
      'too large': pngOf(10, 10, largestLogo + 1),
      'far too large': pngOf(10, 10, largestLogo + 30_000),
    }
    for (const [what, logo] of Object.entries(files)) {
      const { status, errors } = await refused(add(operator, { logo }))
      expect([what, status, Object.keys(errors ?? {})]).toEqual([what, 422, ['logo']])
    }
    expect((await add(operator, { logo: pngOf(10, 10, largestLogo) })).logo.width).toBe(10)
  })

  it('stand in an order, and are never overwritten unseen', async () => {
    const operator = await world.operator(may)
    const [one] = [await add(operator, { language: 'en' }), await add(operator, { language: 'en' })]
    const of = async () =>
      (await operator.client.asked(listPartners)).data.filter(({ language }) => language === 'en').map(({ id }) => id)
    const turned = (await of()).toReversed()
    await operator.client.asked(orderPartners, { body: { language: 'en', ids: turned } })
    expect(await of()).toEqual(turned)
    expect((await shown('en')).map(({ id }) => id)).toEqual(turned)
    const part = { language: 'en' as const, ids: turned.slice(1) }
    expect((await refused(operator.client.asked(orderPartners, { body: part }))).status).toBe(409)
    const body = { ...draft, language: 'en' as const, version: one.version + 7 }
    expect((await refused(operator.client.asked(changePartner, { path: { id: one.id }, body }))).status).toBe(409)
  })

  it('leave what was done to them in the log', async () => {
    const operator = await world.operator(may)
    const { id, version } = await add(operator)
    await operator.client.asked(changePartner, { path: { id }, body: { ...draft, name: 'Más', version } })
    await operator.client.asked(removePartner, { path: { id } })
    const { data } = await operator.client.asked(listOperatorLog, { query: { subject: id } })
    expect(data.map(({ act }) => act).toSorted()).toEqual(['added', 'changed', 'removed'])
    expect(data.find(({ act }) => act === 'changed')!.changes).toEqual([
      { field: 'name', before: 'Kéktó', after: 'Más' },
    ])
  })
})
