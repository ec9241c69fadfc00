import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { freshCompany, preview } from '../../../company.test-support.ts'
import { CostPerPerson } from '../summary/cost-per-person.tsx'
import { newDraft } from '../request-draft.ts'
import { listed } from '#test/web/people/support.ts'
import { RequestResults } from './request-results.tsx'

const lines = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(() => freshCompany({ role: 2 }))

describe('what a request for several people costs', () => {
  const days = { from_date: '2026-11-26', to_date: '2026-12-01' }
  const shown = (ids: string[]) => showFresh(<CostPerPerson draft={newDraft({ ...days, user_id: ids })} />)

  it('is said of each, by their own preview', async () => {
    answer(leave.previewLeave, ({ body }) =>
      body.user_id === 'bence'
        ? { data: { ...preview, errors: { from_date: ['Erre az időszakra már van kérelem'] } } }
        : { data: preview },
    )
    shown(['anna', 'bence'])
    await expect.element(page.getByText('4 munkanap')).toBeVisible()
    await expect.element(page.getByText('Erre az időszakra már van kérelem')).toBeVisible()
    expect(lines()).toEqual(['Nagy Anna4 munkanap', 'Szabó BenceErre az időszakra már van kérelem'])
    expect(askedOf(leave.previewLeave)).toContainEqual({ body: { type_id: 1, ...days, user_id: 'bence' } })
  })

  it('is asked for twelve of them, and of the others only their number is said', async () => {
    const ids = Array.from({ length: 14 }, (_, index) => `p${index}`)
    answer(people.listPeople, () => ({ data: ids.map(id => listed(id, `Nagy ${id}`)) }))
    shown(ids)
    await expect.element(page.getByText('4 munkanap').nth(11)).toBeVisible()
    expect(lines()).toHaveLength(12)
    expect(new Set(askedOf(leave.previewLeave).map(asked => JSON.stringify(asked))).size).toBe(12)
    await expect.element(page.getByText(/\b2\b/)).toBeVisible()
  })
})

describe('what became of a request for several people', () => {
  const results = [
    { user_id: 'anna', id: 'r1' },
    { user_id: 'bence', errors: { from_date: ['Erre az időszakra már van kérelem'], to_date: ['Nincs munkanap.'] } },
    { user_id: 'nobody', id: 'r2' },
  ]
  const onClose = vi.fn<() => void>()
  const shown = () => showFresh(<RequestResults results={results} onClose={onClose} />)
  const cancelAll = page.getByRole('button', { name: 'Az összes visszavonása' })

  it('is said of each, with every reason, also of a former colleague', async () => {
    shown()
    await expect.element(page.getByText('Szabó Bence')).toBeVisible()
    const [anna, bence, nobody] = lines()
    expect(anna).toMatch(/Nagy Anna.*Rögzítve/)
    expect(bence).toMatch(/Erre az időszakra már van kérelem Nincs munkanap\./)
    expect(nobody).toMatch(/Korábbi munkatárs.*Rögzítve/)
    expect(await axeOfElement()).toEqual([])
  })

  it('says of those that are cancelled together which was kept, and why', async () => {
    answer(leave.cancelSeveral, () => ({ data: [{ id: 'r1' }, { id: 'r2', errors: ['Múltbeli távollét.'] }] }))
    shown()
    await userEvent.click(cancelAll)
    await expect.element(page.getByText('Múltbeli távollét.')).toBeVisible()
    await expect.element(page.getByText('Visszavonva')).toBeVisible()
    expect(cancelAll.elements()).toEqual([])
    expect(askedOf(leave.cancelSeveral)).toEqual([{ body: { ids: ['r1', 'r2'] } }])
  })

  it('can be cancelled again where the call failed', async () => {
    refuse(leave.cancelSeveral, 0, 'Nincs hálózat.')
    shown()
    await userEvent.click(cancelAll)
    await expect.poll(() => told()[0]).toMatch(/Semmi nem veszett el/)
    await expect.element(cancelAll).toBeEnabled()
  })

  it('closes by its button', async () => {
    shown()
    await userEvent.click(page.getByRole('button', { name: 'Bezárás' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
