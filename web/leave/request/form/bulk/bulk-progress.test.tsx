import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showBulkRequest } from '#shared/leave/contract/request/show-bulk-request.ts'
import { undoBulkRequest } from '#shared/leave/contract/request/undo-bulk-request.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { freshCompany } from '../../../company.test-support.ts'
import { BulkProgress } from './bulk-progress.tsx'

const begun = { kind: 'leave' as const, by: 'csilla', created_at: 0, can_undo: true }
const bulk = (given: object) => ({
  data: { ...begun, bulk_id: 'b', status: 'booking' as const, total: 200, done: 40, booked: 39, ...given },
})
const results = [
  { user_id: 'anna', id: 'anna-1' },
  { user_id: 'bence', errors: { from_date: ['Erre az időszakra már van kérelem'] } },
]
const onNew = vi.fn<() => void>()
const shown = () => showFresh(<BulkProgress id="b" onClose={() => {}} onNew={onNew} />)

beforeEach(() => freshCompany({ role: 2 }))

describe('daily 3: leave for many people', () => {
  it('shows how far it has come until it is over, and then what became of each, those first for whom it failed', async () => {
    answer(showBulkRequest, () => bulk({}))
    shown()
    await expect.element(page.getByText('40 / 200 munkatárs kész')).toBeVisible()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '40')
    expect(await axeOfElement()).toEqual([])
    answer(showBulkRequest, () => bulk({ status: 'booked', done: 200, booked: 199, results }))
    await expect.element(page.getByText('199 munkatársnak rögzítve, 200 közül')).toBeVisible()
    await expect.element(page.getByText('1 munkatársnál nem sikerült')).toBeVisible()
    const lines = page.getByRole('listitem').elements()
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Szabó Bence.*Erre az időszakra már van kérelem/),
      expect.stringMatching(/Nagy Anna.*Rögzítve/),
    ])
  })

  it('is stopped and taken back as one', async () => {
    answer(showBulkRequest, () => bulk({}))
    answer(undoBulkRequest, () => bulk({ status: 'undoing' }))
    shown()
    await userEvent.click(page.getByRole('button', { name: 'Leállítás és visszavonás' }))
    expect(askedOf(undoBulkRequest)).toEqual([{ path: { id: 'b' } }])
    answer(showBulkRequest, () =>
      bulk({ status: 'undone', done: 0, booked: 0, results: [{ ...results[0], is_undone: true }] }),
    )
    await expect.element(page.getByText('Visszavonva', { exact: true })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Új kérelem' }))
    expect(onNew).toHaveBeenCalledOnce()
  })
})
