import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leave } from '#shared/leave/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { request } from '#test/web/leave/support.ts'
import { answer, answerLater, askedOf } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { freshCompany } from '../company.test-support.ts'
import { WithRequestModals } from '../request-modals.test-support.tsx'
import { DecideHere } from './decide-here.tsx'

const onLeave = vi.fn<() => void>()
const shown = (id: string) =>
  showFresh(
    <WithRequestModals>
      <DecideHere id={id} onLeave={onLeave} />
    </WithRequestModals>,
  )
const button = (name: RegExp) => page.getByRole('button', { name })
const asked = request({ id: 'r1' })

beforeEach(async () => {
  freshCompany({ is_approver: true })
  answer(leave.listWaiting, () => ({ data: [asked], total: 1 }))
})

it('approves what waits, says so in its place, and undoes it', async () => {
  answer(leave.approveLeave, () => ({ data: request({ id: 'r1', status: 'approved' }) }))
  answer(leave.undoDecision, () => ({ data: asked }))
  shown('r1')
  await userEvent.click(button(/^Jóváhagyás/))
  await expect.element(page.getByText('Jóváhagyva', { exact: true })).toBeVisible()
  await userEvent.click(button(/^Visszavonás/))
  await expect.element(button(/^Jóváhagyás/)).toBeVisible()
  expect(askedOf(leave.undoDecision)).toHaveLength(1)
})

it('asks again where the server refuses', async () => {
  const reply = answerLater(leave.approveLeave)
  shown('r1')
  await userEvent.click(button(/^Jóváhagyás/))
  await expect.element(page.getByText('Jóváhagyva', { exact: true })).toBeVisible()
  reply.reject(new ApiError(409, { success: 0, code: 'conflict', message: 'Közben valaki módosította.' }))
  await expect.element(button(/^Jóváhagyás/)).toBeVisible()
})

it('asks for a reason of a denial, and leaves first', async () => {
  shown('r1')
  await userEvent.click(button(/^Elutasítás/))
  await expect.element(page.getByRole('dialog', { name: 'Kérelem elutasítása' })).toBeVisible()
  expect(onLeave).toHaveBeenCalledOnce()
})

it('says how it was decided that waited here, by whomever and wherever', async () => {
  answer(leave.denyLeave, () => {
    answer(leave.listWaiting, () => ({ data: [], total: 0 }))
    return { data: request({ id: 'r1', status: 'denied' }) }
  })
  answer(leave.showRequest, () => ({ data: { ...request({ id: 'r1', status: 'denied' }), history: [] } }))
  shown('r1')
  await userEvent.click(button(/^Elutasítás/))
  const dialog = page.getByRole('dialog', { name: 'Kérelem elutasítása' })
  await userEvent.click(dialog.getByRole('button', { name: 'Kérelem elutasítása' }))
  await expect.element(page.getByText('Elutasítva', { exact: true })).toBeVisible()
  await expect.element(button(/^Jóváhagyás/)).not.toBeInTheDocument()
})

it('is nothing where the request does not wait for the reader', async () => {
  shown('r2')
  await expect.poll(() => askedOf(leave.listWaiting).length).toBeGreaterThan(0)
  expect(page.getByRole('button').elements()).toEqual([])
})
